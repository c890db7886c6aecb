/*
 * Social Security, gains, and pensions that the states leave out, on both sides of each level of their tables.
 * A line names state, year, filing status, and fixed inputs; after the bar one input, and its values with the amount at each. The amounts were
 * computed in exact fractions from the tables of the forms, apart from the formulas that they check. Sources: `kit/law/states/state-sources.ts`.
 */

export const benefitPoints = `
CO 2025 single benefits=30000 age=54 spouseAge=54 | pension 49500:0 49501:0
CO 2025 single benefits=30000 age=55 spouseAge=55 | pension 49500:25500 49501:20000
CO 2025 single benefits=30000 age=64 spouseAge=64 | pension 49500:25500 49501:20000
CO 2025 single benefits=30000 age=65 spouseAge=65 | pension 49500:25500 49501:25500
CT 2025 single benefits=30000 age=70 | pension 49499:25500 49500:18000
MN 2025 single benefits=30000 age=70 | pension 58990:25500 58991:22950 62990:22950 62991:20400 78990:12750 94991:0 98991:0 98990:0
NM 2025 single benefits=30000 age=70 | pension 74500:25500 74501:0
RI 2025 single benefits=30000 age=67 | pension 81500:25500 81501:0
RI 2025 single benefits=30000 age=66 | pension 81500:0
VT 2025 single benefits=12000 age=70 | pension 44800:10200 47300:7650 53800:1020 54801:0
WV 2025 single benefits=12000 age=70 | pension 39800:10200 39801:6630
CO 2025 marriedJoint benefits=30000 age=54 spouseAge=54 | pension 69500:0 69501:0
CO 2025 marriedJoint benefits=30000 age=55 spouseAge=55 | pension 69500:25500 69501:20000
CO 2025 marriedJoint benefits=30000 age=64 spouseAge=64 | pension 69500:25500 69501:20000
CO 2025 marriedJoint benefits=30000 age=65 spouseAge=65 | pension 69500:25500 69501:25500
CT 2025 marriedJoint benefits=30000 age=70 | pension 74499:25500 74500:18000
MN 2025 marriedJoint benefits=30000 age=70 | pension 82820:25500 82821:22950 86820:22950 86821:20400 102820:12750 118821:0
MN 2025 marriedJoint benefits=30000 age=70 | pension 122821:0 122820:0
NM 2025 marriedJoint benefits=30000 age=70 | pension 124500:25500 124501:0
RI 2025 marriedJoint benefits=30000 age=67 | pension 108250:25500 108251:0
RI 2025 marriedJoint benefits=30000 age=66 | pension 108250:0
VT 2025 marriedJoint benefits=12000 age=70 | pension 59800:10200 62300:7650
VT 2025 marriedJoint benefits=30000 age=70 | pension 53500:2550 54501:0
WV 2025 marriedJoint benefits=30000 age=70 | pension 74500:25500 74501:16575
CO 2025 marriedSeparate benefits=30000 age=54 spouseAge=54 | pension 49500:0 49501:0
CO 2025 marriedSeparate benefits=30000 age=55 spouseAge=55 | pension 49500:25500 49501:20000
CO 2025 marriedSeparate benefits=30000 age=64 spouseAge=64 | pension 49500:25500 49501:20000
CO 2025 marriedSeparate benefits=30000 age=65 spouseAge=65 | pension 49500:25500 49501:25500
CT 2025 marriedSeparate benefits=30000 age=70 | pension 49499:25500 49500:18000
MN 2025 marriedSeparate benefits=12000 age=70 | pension 43960:10200 43961:9180 45960:9180 45961:8160 53960:5100
MN 2025 marriedSeparate benefits=30000 age=70 | pension 46661:0 48661:0 68660:0
NM 2025 marriedSeparate benefits=30000 age=70 | pension 49500:25500 49501:0
RI 2025 marriedSeparate benefits=30000 age=67 | pension 81500:25500 81501:0
RI 2025 marriedSeparate benefits=30000 age=66 | pension 81500:0
VT 2025 marriedSeparate benefits=12000 age=70 | pension 44800:10200 47300:7650 53800:1020 54801:0
WV 2025 marriedSeparate benefits=12000 age=70 | pension 39800:10200 39801:6630
CO 2025 headOfHousehold benefits=30000 age=54 spouseAge=54 | pension 49500:0 49501:0
CO 2025 headOfHousehold benefits=30000 age=55 spouseAge=55 | pension 49500:25500 49501:20000
CO 2025 headOfHousehold benefits=30000 age=64 spouseAge=64 | pension 49500:25500 49501:20000
CO 2025 headOfHousehold benefits=30000 age=65 spouseAge=65 | pension 49500:25500 49501:25500
CT 2025 headOfHousehold benefits=30000 age=70 | pension 74499:25500 74500:18000
MN 2025 headOfHousehold benefits=30000 age=70 | pension 58990:25500 58991:22950 62990:22950 62991:20400 78990:12750 94991:0
MN 2025 headOfHousehold benefits=30000 age=70 | pension 98991:0 98990:0
NM 2025 headOfHousehold benefits=30000 age=70 | pension 124500:25500 124501:0
RI 2025 headOfHousehold benefits=30000 age=67 | pension 81500:25500 81501:0
RI 2025 headOfHousehold benefits=30000 age=66 | pension 81500:0
VT 2025 headOfHousehold benefits=12000 age=70 | pension 44800:10200 47300:7650 53800:1020 54801:0
WV 2025 headOfHousehold benefits=12000 age=70 | pension 39800:10200 39801:6630
WV 2026 single benefits=30000 age=70 | pension 90000:25500
MT 2025 single benefits=30000 age=70 | pension 90000:0
UT 2025 single benefits=30000 age=70 | pension 90000:0
CA 2025 single benefits=30000 age=70 | pension 90000:25500
NY 2025 single benefits=30000 age=70 | pension 90000:25500
PA 2025 single benefits=30000 age=70 | pension 90000:25500
NJ 2025 single benefits=30000 age=70 | pension 90000:25500
MA 2025 single benefits=30000 age=70 | pension 90000:25500
GA 2025 single benefits=30000 age=70 | pension 90000:25500
`;

export const gainPoints = `
AZ 2025 single longTermGains=100000 | wages 50000:25000
MO 2025 single longTermGains=100000 | wages 50000:100000
ND 2025 single longTermGains=100000 | wages 50000:40000
SC 2025 single longTermGains=100000 | wages 50000:44000
WI 2025 single longTermGains=100000 | wages 50000:30000
AR 2025 single longTermGains=100000 | wages 50000:50000
NM 2025 single longTermGains=100000 | wages 50000:2500
VT 2025 single longTermGains=100000 | wages 50000:5000
NY 2025 single longTermGains=100000 | wages 50000:0
CA 2025 single longTermGains=100000 | wages 50000:0
PA 2025 single longTermGains=100000 | wages 50000:0
AR 2025 single | longTermGains 12000000:7000000
NM 2025 single longTermGains=2000 | wages 50000:2000
VT 2025 single longTermGains=3000 | wages 50000:3000
VT 2025 single longTermGains=10000 | wages 10000:1700
`;

export const pensionPoints = `
CT 2025 single pension=40000 age=60 | wages 35000:40000 35001:34000 37500:34000 37501:28000 40000:28000 40001:22000 42500:22000
CT 2025 single pension=40000 age=60 | wages 42501:16000 45000:16000 45001:10000 47500:10000 47501:4000 50000:4000 50001:2000
CT 2025 single pension=40000 age=60 | wages 55000:2000 55001:1000 60000:1000 60001:0
CT 2025 marriedJoint pension=40000 age=60 | wages 60000:40000 60001:34000 65000:34000 65001:28000 70000:28000 70001:22000
CT 2025 marriedJoint pension=40000 age=60 | wages 75000:22000 75001:16000 80000:16000 80001:10000 85000:10000 85001:4000
CT 2025 marriedJoint pension=40000 age=60 | wages 90000:4000 90001:2000 100000:2000 100001:1000 110000:1000 110001:0
CT 2025 single pensionKind=ira age=60 | pension 40000:30000
CT 2026 single pensionKind=ira age=60 | pension 40000:40000
ME 2025 single pension=40000 age=60 | wages 85000:40000 110000:30000 184990:4
MN 2025 single pension=40000 pensionKind=public age=60 | wages 44490:13540 44491:12186 46490:12186 46491:10832 62491:0
MO 2025 single pension=10000 age=60 | wages 15000:6000 16000:5000 21001:0
NJ 2025 single pension=90000 age=62 | wages 10000:75000
NJ 2025 single pension=60000 age=62 | wages 40001:22500 65000:22500 65001:11250 90000:11250 90001:0
NM 2025 single age=65 spouseAge=65 | pension 18000:8000 18001:7000 19500:7000 28499:1000 28500:1000 28501:0
RI 2025 single pension=60000 age=67 | wages 47000:50000 47001:0
VA 2025 single age=65 spouseAge=65 | wages 50000:12000 55000:7000 74001:0
VT 2025 single pension=20000 pensionKind=public age=60 | wages 35000:10000 37500:7500 45001:0
VT 2025 single pension=20000 pensionKind=military age=50 | wages 105000:20000 130000:10000 155001:0
WI 2025 single pension=8000 age=65 | wages 6999:5000 7000:0
CA 2025 single pension=30000 pensionKind=military age=50 | wages 95000:20000 95001:0
MD 2025 single benefits=0 age=65 | pension 90000:41200
MO 2025 single benefits=0 pensionKind=public age=65 | pension 90000:48216
MD 2025 single benefits=20000 age=65 | pension 90000:21200
MO 2025 single benefits=20000 pensionKind=public age=65 | pension 90000:28216
ME 2025 marriedJoint pension=40000 age=60 | wages 210000:40000 235000:30000 309990:4
MN 2025 marriedJoint pension=40000 pensionKind=public age=60 | wages 68320:27080 68321:24372 70320:24372 70321:21664 86321:0
MO 2025 marriedJoint pension=10000 age=60 | wages 22000:6000 23000:5000 28001:0
NJ 2025 marriedJoint pension=90000 age=62 | wages 10000:90000
NJ 2025 marriedJoint pension=60000 age=62 | wages 40001:30000 65000:30000 65001:15000 90000:15000 90001:0
NM 2025 marriedJoint age=65 spouseAge=65 | pension 30000:16000 30001:14000 33000:14000 50999:2000 51000:2000 51001:0
RI 2025 marriedJoint pension=60000 age=67 | wages 73750:50000 73751:0
VA 2025 marriedJoint age=65 spouseAge=65 | wages 75000:24000 80000:19000 99001:0
VT 2025 marriedJoint pension=20000 pensionKind=public age=60 | wages 50000:10000 52500:7500 60001:0
VT 2025 marriedJoint pension=20000 pensionKind=military age=50 | wages 105000:20000 130000:10000 155001:0
WI 2025 marriedJoint pension=8000 age=65 | wages 21999:5000 22000:0
CA 2025 marriedJoint pension=30000 pensionKind=military age=50 | wages 220000:20000 220001:0
MD 2025 marriedJoint benefits=0 age=65 | pension 90000:41200
MO 2025 marriedJoint benefits=0 pensionKind=public age=65 | pension 90000:48216
MD 2025 marriedJoint benefits=20000 age=65 | pension 90000:21200
MO 2025 marriedJoint benefits=20000 pensionKind=public age=65 | pension 90000:28216
ME 2025 marriedSeparate pension=40000 age=60 | wages 85000:40000 97500:30000 134990:8
MN 2025 marriedSeparate pension=40000 pensionKind=public age=60 | wages 14160:13540 14161:12186 16160:12186 16161:10832 32161:0
MO 2025 marriedSeparate pension=10000 age=60 | wages 6000:6000 7000:5000 12001:0
NJ 2025 marriedSeparate pension=90000 age=62 | wages 10000:50000
NJ 2025 marriedSeparate pension=60000 age=62 | wages 40001:15000 65000:15000 65001:7500 90000:7500 90001:0
NM 2025 marriedSeparate age=65 spouseAge=65 | pension 15000:8000 15001:7000 16500:7000 25499:1000 25500:1000 25501:0
RI 2025 marriedSeparate pension=60000 age=67 | wages 47000:50000 47001:0
VA 2025 marriedSeparate age=65 spouseAge=65 | wages 75000:12000 80000:7000 99001:0
VT 2025 marriedSeparate pension=20000 pensionKind=public age=60 | wages 35000:10000 37500:7500 45001:0
VT 2025 marriedSeparate pension=20000 pensionKind=military age=50 | wages 105000:20000 130000:10000 155001:0
WI 2025 marriedSeparate pension=8000 age=65 | wages 6999:5000 7000:0
CA 2025 marriedSeparate pension=30000 pensionKind=military age=50 | wages 95000:20000 95001:0
MD 2025 marriedSeparate benefits=0 age=65 | pension 90000:41200
MO 2025 marriedSeparate benefits=0 pensionKind=public age=65 | pension 90000:48216
MD 2025 marriedSeparate benefits=20000 age=65 | pension 90000:21200
MO 2025 marriedSeparate benefits=20000 pensionKind=public age=65 | pension 90000:28216
ME 2025 headOfHousehold pension=40000 age=60 | wages 147500:40000 172500:30000 247490:4
MN 2025 headOfHousehold pension=40000 pensionKind=public age=60 | wages 44490:13540 44491:12186 46490:12186 46491:10832 62491:0
MO 2025 headOfHousehold pension=10000 age=60 | wages 15000:6000 16000:5000 21001:0
NJ 2025 headOfHousehold pension=90000 age=62 | wages 10000:75000
NJ 2025 headOfHousehold pension=60000 age=62 | wages 40001:22500 65000:22500 65001:11250 90000:11250 90001:0
NM 2025 headOfHousehold age=65 spouseAge=65 | pension 30000:8000 30001:7000 33000:7000 50999:1000 51000:1000 51001:0
RI 2025 headOfHousehold pension=60000 age=67 | wages 47000:50000 47001:0
VA 2025 headOfHousehold age=65 spouseAge=65 | wages 50000:12000 55000:7000 74001:0
VT 2025 headOfHousehold pension=20000 pensionKind=public age=60 | wages 35000:10000 37500:7500 45001:0
VT 2025 headOfHousehold pension=20000 pensionKind=military age=50 | wages 105000:20000 130000:10000 155001:0
WI 2025 headOfHousehold pension=8000 age=65 | wages 6999:5000 7000:0
CA 2025 headOfHousehold pension=30000 pensionKind=military age=50 | wages 95000:20000 95001:0
MD 2025 headOfHousehold benefits=0 age=65 | pension 90000:41200
MO 2025 headOfHousehold benefits=0 pensionKind=public age=65 | pension 90000:48216
MD 2025 headOfHousehold benefits=20000 age=65 | pension 90000:21200
MO 2025 headOfHousehold benefits=20000 pensionKind=public age=65 | pension 90000:28216
MD 2026 single age=65 | pension 90000:40600
MD 2025 single pensionKind=ira age=65 | pension 90000:0
ME 2025 single benefits=20000 age=65 | pension 60000:28216
WI 2025 marriedJoint age=67 spouseAge=66 | pension 60000:24000
WI 2025 marriedJoint age=67 spouseAge=67 | pension 60000:48000
WI 2025 marriedSeparate age=67 spouseAge=67 | pension 60000:24000
MI 2025 marriedJoint age=66 spouseAge=40 | pension 150000:98845.5
MI 2026 marriedJoint age=66 spouseAge=40 | pension 150000:131794
MI 2025 marriedJoint age=80 | pension 150000:131794
MI 2025 marriedJoint pensionKind=public age=80 | pension 150000:150000
MI 2025 marriedJoint age=67 | wages 60000:40000
MI 2025 single age=67 | wages 60000:20000
MI 2025 single age=66 | wages 60000:0
MI 2025 single age=58 | pension 60000:0
MI 2025 single age=59 | pension 60000:49422.75
GA 2025 single otherIncome=35000 age=65 | wages 9000:40000
GA 2025 single otherIncome=10000 age=62 | wages 2000:12000
GA 2025 single longTermGains=9000 age=62 | pension 30000:35000
GA 2025 single age=65 | pension 90000:65000
GA 2025 single pension=60000 pensionKind=military age=50 | wages 17501:35000 17500:17500
GA 2025 single pension=10000 pensionKind=military age=50 | wages 30000:10000
DE 2025 single longTermGains=9000 age=60 | otherIncome 9000:12500
DE 2025 single wages=9000 age=60 | otherIncome 9000:9000
DE 2025 single age=59 | otherIncome 9000:0
CO 2025 single benefits=20000 age=65 | pension 30000:14400
SC 2025 single age=65 | wages 60000:15000
SC 2025 marriedJoint age=65 spouseAge=65 | wages 60000:30000
SC 2025 marriedJoint age=66 spouseAge=40 | pension 60000:15000
SC 2025 single age=50 | pension 2000:2000
SC 2025 marriedJoint age=60 spouseAge=66 | pension 60000:18000
MT 2025 marriedJoint age=65 spouseAge=65 | wages 60000:11320
WV 2025 marriedJoint age=65 spouseAge=65 | wages 60000:16000
VA 2025 marriedJoint age=65 spouseAge=70 | wages 60000:24000
WV 2025 single pensionKind=military age=66 | pension 30000:30000
KY 2025 single age=50 | pension 20000:20000
MO 2025 single pension=10000 benefits=20000 age=66 | wages 20000:1000
VA 2025 single benefits=20000 age=65 | wages 52000:10000
WI 2025 single pension=8000 age=64 | wages 6000:0
MI 2025 single pensionKind=public age=79 | pension 60000:49422.75
`;

/**
 * The untaxed part of a yearly pension of 60,000 in 2025 for a single person without other income. Each line has a state, a payer, and pairs
 * of the age at which an amount begins and the amount.
 */
export const pensionAges = `
AL employer+public+military 50:60000
AL ira 50:0 65:6000
AR employer+public 50:6000
AR ira 50:0 60:6000
AR military 50:60000
AZ employer+ira 50:0
AZ public 50:2500
AZ military 50:60000
CA employer+ira+public 50:0
CA military 50:20000
CO employer+ira+public 50:0 55:20000 65:24000
CO military 50:15000 55:20000 65:24000
CT employer+public+military 50:60000
CT ira 50:45000
DC employer+ira+public+military 50:0
DE employer+ira+public 50:2000 60:12500
DE military 50:12500
GA employer+ira+public 50:0 62:35000 65:60000
GA military 50:17500 62:35000 65:60000
HI employer+public+military 50:60000
HI ira 50:0
IA employer+ira+public 50:0 55:60000
IA military 50:60000
ID employer+ira+public 50:0
ID military 50:60000
IL employer+ira+public+military 50:60000
IN employer+ira+public 50:0
IN military 50:60000
KS employer+ira 50:0
KS public+military 50:60000
KY employer+ira+public+military 50:31110
LA employer+ira 50:0 65:12000
LA public+military 50:60000
MA employer+ira 50:0
MA public+military 50:60000
MD employer+public 50:0 65:41200
MD ira 50:0
MD military 50:12500 55:20000 65:41200
ME employer+ira+public 50:48216
ME military 50:60000
MI employer+ira+public 50:0 60:49422.75 80:60000
MI military 50:60000
MN employer+ira 50:0
MN public 50:13540
MN military 50:60000
MO employer+ira 50:0
MO public 50:48216
MO military 50:60000
MS employer+public+military 50:60000
MS ira 50:0 60:60000
MT employer+ira+public+military 50:0 65:5660
NC employer+ira+public 50:0
NC military 50:60000
ND employer+ira+public 50:0
ND military 50:60000
NE employer+ira+public 50:0
NE military 50:60000
NJ employer+ira+public 50:0 62:60000
NJ military 50:60000
NM employer+ira+public 50:0
NM military 50:30000
NY employer+ira 50:0 60:20000
NY public+military 50:60000
OH employer+ira+public 50:0
OH military 50:60000
OK employer+ira+public 50:10000
OK military 50:60000
OR employer+ira+public+military 50:0
PA employer+ira+public 50:0 60:60000
PA military 50:60000
RI employer+public 50:0 67:50000
RI ira 50:0
RI military 50:60000
SC employer+ira+public 50:3000 65:15000
SC military 50:60000
UT employer+ira+public+military 50:0
VA employer+ira+public 50:0 65:2000
VA military 50:40000
VT employer+ira 50:0
VT public 50:5000
VT military 50:60000
WI employer+ira+public 50:0 67:24000
WI military 50:60000
WV employer+ira 50:0 65:8000
WV public 50:2000 65:8000
WV military 50:60000
`;
