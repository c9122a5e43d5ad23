package awaw_test

// divine is a board on which kamikazes are soon invoked, made and sent: American forces within reach at sea and in port.
var divine = []string{
	"map sea-test", "turn Spring 1945", "turns 4", "control C4 E3 B6 Axis", "control C18 E20 B17 D15 E12 D9 Allies", "home Japan islands", "home US islands",
	"training carried Japan 3", "brp Axis 20 20 20 20", "brp Allies 4 4 4 4", "pool Japan NAS 12", "pool Japan AAF 2", "pool US NAS 6",
	"Japan NAS 3 at B6 elite", "Japan AAF 3 at C4", "Japan AAF 2 at E3", "US AAF 2 at D9", "US NAS 2 at D9", "oil Japan turn 2-4",
	"force Allies First at C7", "force Allies Second at C7", "force Allies Third at D7", "force Allies Fourth at D9", "force Allies Spare",
	"ship US CV 4 with First named Essex", "ship US CV 3 with First named Franklin", "ship US BB 5 with First named Iowa", "ship US DD 5 with First",
	"ship US BB 4 with Second named Texas slow", "ship US CA 4 with Second named Indianapolis", "ship US TR 8 with Second", "ship US CVE 3 with Third", "ship US DD 6 with Third",
	"ship US CVL 2 with Fourth named Cowpens", "ship US BB 3 at D9 named Nevada", "ship US TR 6 at D9",
	"US NAS 4 at Essex", "US NAS 2 at Franklin", "US NAS 2 at Cowpens", "redeploy Axis 6", "redeploy Allies 6", "kill 1",
}
