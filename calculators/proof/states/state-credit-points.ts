/*
 * Credits of the states on both sides of each level of their tables.
 * A line names state, year, filing status, and fixed inputs; after the bar one input, and its values with the amount at each. The amounts were
 * computed in exact fractions from the tables of the forms, apart from the formulas that they check. Sources: `kit/law/states/state-sources.ts`.
 */

export const creditPoints = `
AR 2025 single dependents=1 | wages 28970:118 28971:113 29070:113 29071:108 30070:63 30071:58 31470:58
AR 2025 marriedJoint dependents=1 | wages 31440:207 31441:202 31540:202 31541:197 32540:152 32541:147 33940:87
AZ 2025 single dependents=2 | wages 200000:200 200001:190 201001:180 220001:0
AZ 2026 single dependents=2 | wages 200000:250 200001:237.5 201001:225 220001:0
CA 2025 single dependents=2 age=65 | wages 252203:1256 252204:1232 254703:1232 254704:1208 327203:590 477203:0
DE 2025 single dependents=1 age=59 spouseAge=59 | wages 60000:220
DE 2025 single dependents=1 age=60 spouseAge=59 | wages 60000:330
DE 2025 single dependents=1 age=59 spouseAge=60 | wages 60000:220
DE 2025 single dependents=1 age=60 spouseAge=60 | wages 60000:330
IA 2025 single dependents=1 age=65 | wages 90000:100
ME 2025 single dependents=2 | wages 90000:610
NE 2025 single dependents=2 | wages 90000:513
OR 2025 single dependents=1 | wages 100000:512 100001:0
OR 2026 single dependents=1 | wages 100000:526 100001:0
AZ 2025 marriedJoint dependents=2 | wages 400000:200 400001:190 401001:180 420001:0
AZ 2026 marriedJoint dependents=2 | wages 400000:250 400001:237.5 401001:225 420001:0
CA 2025 marriedJoint dependents=2 age=65 | wages 504411:1409 504412:1379 506911:1379 506912:1349 579411:590 729411:0
DE 2025 marriedJoint dependents=1 age=59 spouseAge=59 | wages 60000:330
DE 2025 marriedJoint dependents=1 age=60 spouseAge=59 | wages 60000:440
DE 2025 marriedJoint dependents=1 age=59 spouseAge=60 | wages 60000:440
DE 2025 marriedJoint dependents=1 age=60 spouseAge=60 | wages 60000:550
IA 2025 marriedJoint dependents=1 age=65 | wages 90000:140
ME 2025 marriedJoint dependents=2 | wages 90000:610
NE 2025 marriedJoint dependents=2 | wages 90000:684
OR 2025 marriedJoint dependents=1 | wages 200000:768 200001:0
OR 2026 marriedJoint dependents=1 | wages 200000:789 200001:0
AZ 2025 marriedSeparate dependents=2 | wages 200000:200 200001:190 201001:180 220001:0
AZ 2026 marriedSeparate dependents=2 | wages 200000:250 200001:237.5 201001:225 220001:0
CA 2025 marriedSeparate dependents=2 age=65 | wages 252203:1256 252204:1232 253453:1232 253454:1208 289703:590 364703:0
DE 2025 marriedSeparate dependents=1 age=59 spouseAge=59 | wages 60000:220
DE 2025 marriedSeparate dependents=1 age=60 spouseAge=59 | wages 60000:330
DE 2025 marriedSeparate dependents=1 age=59 spouseAge=60 | wages 60000:220
DE 2025 marriedSeparate dependents=1 age=60 spouseAge=60 | wages 60000:330
IA 2025 marriedSeparate dependents=1 age=65 | wages 90000:100
ME 2025 marriedSeparate dependents=2 | wages 90000:610
NE 2025 marriedSeparate dependents=2 | wages 90000:513
OR 2025 marriedSeparate dependents=1 | wages 100000:512 100001:0
OR 2026 marriedSeparate dependents=1 | wages 100000:526 100001:0
AZ 2025 headOfHousehold dependents=2 | wages 200000:200 200001:190 201001:180 220001:0
AZ 2026 headOfHousehold dependents=2 | wages 200000:250 200001:237.5 201001:225 220001:0
CA 2025 headOfHousehold dependents=2 age=65 | wages 378310:1256 378311:1232 380810:1232 380811:1208 453310:590 603310:0
DE 2025 headOfHousehold dependents=1 age=59 spouseAge=59 | wages 60000:220
DE 2025 headOfHousehold dependents=1 age=60 spouseAge=59 | wages 60000:330
DE 2025 headOfHousehold dependents=1 age=59 spouseAge=60 | wages 60000:220
DE 2025 headOfHousehold dependents=1 age=60 spouseAge=60 | wages 60000:330
IA 2025 headOfHousehold dependents=1 age=65 | wages 90000:140
ME 2025 headOfHousehold dependents=2 | wages 90000:610
NE 2025 headOfHousehold dependents=2 | wages 90000:513
OR 2025 headOfHousehold dependents=1 | wages 200000:512 200001:0
KY 2025 marriedJoint age=65 spouseAge=65 | wages 90000:80
OH 2025 single pension=500 age=64 spouseAge=64 | wages 60000:0
OH 2025 single pension=501 age=64 spouseAge=64 | wages 60000:25
OH 2025 single pension=1500 age=64 spouseAge=64 | wages 60000:25
OH 2025 single pension=1501 age=64 spouseAge=64 | wages 60000:50
OH 2025 single pension=3000 age=64 spouseAge=64 | wages 60000:50
OH 2025 single pension=3001 age=64 spouseAge=64 | wages 60000:80
OH 2025 single pension=5000 age=64 spouseAge=64 | wages 60000:80
OH 2025 single pension=5001 age=64 spouseAge=64 | wages 60000:130
OH 2025 single pension=8000 age=64 spouseAge=64 | wages 60000:130
OH 2025 single pension=8001 age=64 spouseAge=64 | wages 60000:200
OH 2025 single pension=9000 age=65 spouseAge=65 | wages 60000:250
OH 2025 single dependents=1 | wages 34000:40 35000:0 36000:0
OH 2025 marriedJoint pension=500 age=64 spouseAge=64 | wages 60000:0
OH 2025 marriedJoint pension=501 age=64 spouseAge=64 | wages 60000:25
OH 2025 marriedJoint pension=1500 age=64 spouseAge=64 | wages 60000:25
OH 2025 marriedJoint pension=1501 age=64 spouseAge=64 | wages 60000:50
OH 2025 marriedJoint pension=3000 age=64 spouseAge=64 | wages 60000:50
OH 2025 marriedJoint pension=3001 age=64 spouseAge=64 | wages 60000:80
OH 2025 marriedJoint pension=5000 age=64 spouseAge=64 | wages 60000:80
OH 2025 marriedJoint pension=5001 age=64 spouseAge=64 | wages 60000:130
OH 2025 marriedJoint pension=8000 age=64 spouseAge=64 | wages 60000:130
OH 2025 marriedJoint pension=8001 age=64 spouseAge=64 | wages 60000:200
OH 2025 marriedJoint pension=9000 age=65 spouseAge=65 | wages 60000:250
OH 2025 marriedJoint dependents=1 | wages 34000:60 35000:60 36000:60
OH 2025 single pension=9000 age=65 | wages 92899:250 92900:0
OR 2025 single pension=5000 benefits=0 age=62 spouseAge=40 | wages 12000:706
OR 2025 single pension=9000 benefits=0 age=62 spouseAge=40 | wages 12000:391
OR 2025 single pension=9000 benefits=0 age=61 spouseAge=40 | wages 12000:256
OR 2025 single pension=9000 benefits=3000 age=62 spouseAge=40 | wages 12000:256
OR 2025 single pension=20000 benefits=0 age=70 spouseAge=40 | wages 0:481
OR 2025 single pension=9000 benefits=2000 age=62 spouseAge=40 | wages 20000:256
OR 2025 marriedJoint pension=9000 benefits=0 age=62 spouseAge=40 | wages 28000:1232 30000:1052 36001:512
OR 2025 marriedJoint pension=20000 benefits=0 age=60 spouseAge=40 | wages 30000:512
UT 2025 single dependents=0 | wages 70000:271.77
UT 2025 single dependents=2 | wages 70000:525.09
UT 2025 single dependents=1 | wages 19213:864.59
UT 2025 single benefits=30000 age=63 spouseAge=63 | pension 28500:1213.67 32500:1270.47 84000:0
UT 2026 single benefits=20000 age=63 spouseAge=63 | pension 30000:1115.17
UT 2025 single age=73 spouseAge=73 | pension 25000:1125 29000:1274.77 65000:456.77
UT 2025 single age=72 spouseAge=72 | pension 25000:976.77
UT 2025 single pensionKind=military age=50 spouseAge=50 | pension 60000:2700
UT 2025 marriedJoint dependents=0 | wages 70000:1453.54
UT 2025 marriedJoint dependents=2 | wages 70000:1706.86
UT 2025 marriedJoint dependents=1 | wages 37426:1684.17
UT 2025 marriedJoint benefits=30000 age=63 spouseAge=63 | pension 64500:2341.04 68500:2189.04 120000:472.04
UT 2026 marriedJoint benefits=20000 age=63 spouseAge=63 | pension 30000:1513
UT 2025 marriedJoint age=73 spouseAge=73 | pension 32000:1440 36000:1620 72000:1619.54 60000:1975.54
UT 2025 marriedJoint age=72 spouseAge=72 | pension 32000:1440
UT 2025 marriedJoint pensionKind=military age=50 spouseAge=50 | pension 60000:2700
UT 2025 marriedSeparate dependents=0 | wages 70000:271.77
UT 2025 marriedSeparate dependents=2 | wages 70000:525.09
UT 2025 marriedSeparate dependents=1 | wages 19213:864.59
UT 2025 marriedSeparate benefits=30000 age=63 spouseAge=63 | pension 19500:1085.87 23500:1142.67 75000:0
UT 2026 marriedSeparate benefits=20000 age=63 spouseAge=63 | pension 30000:1115.17
UT 2025 marriedSeparate age=73 spouseAge=73 | pension 16000:720 20000:900 56000:549.77
UT 2025 marriedSeparate age=72 spouseAge=72 | pension 16000:720
UT 2025 marriedSeparate pensionKind=military age=50 spouseAge=50 | pension 60000:2700
UT 2025 headOfHousehold dependents=0 | wages 70000:862.66
UT 2025 headOfHousehold dependents=2 | wages 70000:1115.98
UT 2025 headOfHousehold dependents=1 | wages 28320:1274.4
UT 2025 headOfHousehold benefits=30000 age=63 spouseAge=63 | pension 64500:1750.16 68500:1598.16 120000:0
UT 2026 headOfHousehold benefits=20000 age=63 spouseAge=63 | pension 30000:1716.56
UT 2025 headOfHousehold age=73 spouseAge=73 | pension 32000:1440 36000:1620 72000:956.66
UT 2025 headOfHousehold age=72 spouseAge=72 | pension 32000:1440
UT 2025 headOfHousehold pensionKind=military age=50 spouseAge=50 | pension 60000:2700
OR 2025 marriedJoint pension=9000 benefits=4000 age=62 spouseAge=40 | wages 24000:1232
KY 2025 single age=65 | wages 17000:396.44
`;

/** Credits that are a share of the tax. */
export const shareOfTaxPoints = `
CT 2025 single | wages 18800:0.75 18801:0.7 19300:0.7 19301:0.65 19800:0.65 19801:0.6 20300:0.6 20301:0.55 20800:0.55 20801:0.5
CT 2025 single | wages 21300:0.5 21301:0.45 21800:0.45 21801:0.4 22300:0.4 22301:0.35 25000:0.35 25001:0.3 25500:0.3 25501:0.25
CT 2025 single | wages 26000:0.25 26001:0.2 26500:0.2 26501:0.15 31300:0.15 31301:0.14 31800:0.14 31801:0.13 32300:0.13 32301:0.12
CT 2025 single | wages 32800:0.12 32801:0.11 33300:0.11 33301:0.1 60000:0.1 60001:0.09 60500:0.09 60501:0.08 61000:0.08 61001:0.07
CT 2025 single | wages 61500:0.07 61501:0.06 62000:0.06 62001:0.05 62500:0.05 62501:0.04 63000:0.04 63001:0.03 63500:0.03
CT 2025 single | wages 63501:0.02 64000:0.02 64001:0.01 64500:0.01 64501:0
CT 2025 marriedJoint | wages 30000:0.75 30001:0.7 30500:0.7 30501:0.65 31000:0.65 31001:0.6 31500:0.6 31501:0.55 32000:0.55
CT 2025 marriedJoint | wages 32001:0.5 32500:0.5 32501:0.45 33000:0.45 33001:0.4 33500:0.4 33501:0.35 40000:0.35 40001:0.3
CT 2025 marriedJoint | wages 40500:0.3 40501:0.25 41000:0.25 41001:0.2 41500:0.2 41501:0.15 50000:0.15 50001:0.14 50500:0.14
CT 2025 marriedJoint | wages 50501:0.13 51000:0.13 51001:0.12 51500:0.12 51501:0.11 52000:0.11 52001:0.1 96000:0.1 96001:0.09
CT 2025 marriedJoint | wages 96500:0.09 96501:0.08 97000:0.08 97001:0.07 97500:0.07 97501:0.06 98000:0.06 98001:0.05 98500:0.05
CT 2025 marriedJoint | wages 98501:0.04 99000:0.04 99001:0.03 99500:0.03 99501:0.02 100000:0.02 100001:0.01 100500:0.01 100501:0
CT 2025 marriedSeparate | wages 15000:0.75 15001:0.7 15500:0.7 15501:0.65 16000:0.65 16001:0.6 16500:0.6 16501:0.55 17000:0.55
CT 2025 marriedSeparate | wages 17001:0.5 17500:0.5 17501:0.45 18000:0.45 18001:0.4 18500:0.4 18501:0.35 20000:0.35 20001:0.3
CT 2025 marriedSeparate | wages 20500:0.3 20501:0.25 21000:0.25 21001:0.2 21500:0.2 21501:0.15 25000:0.15 25001:0.14 25500:0.14
CT 2025 marriedSeparate | wages 25501:0.13 26000:0.13 26001:0.12 26500:0.12 26501:0.11 27000:0.11 27001:0.1 48000:0.1 48001:0.09
CT 2025 marriedSeparate | wages 48500:0.09 48501:0.08 49000:0.08 49001:0.07 49500:0.07 49501:0.06 50000:0.06 50001:0.05 50500:0.05
CT 2025 marriedSeparate | wages 50501:0.04 51000:0.04 51001:0.03 51500:0.03 51501:0.02 52000:0.02 52001:0.01 52500:0.01 52501:0
CT 2025 headOfHousehold | wages 24000:0.75 24001:0.7 24500:0.7 24501:0.65 25000:0.65 25001:0.6 25500:0.6 25501:0.55 26000:0.55
CT 2025 headOfHousehold | wages 26001:0.5 26500:0.5 26501:0.45 27000:0.45 27001:0.4 27500:0.4 27501:0.35 34000:0.35 34001:0.3
CT 2025 headOfHousehold | wages 34500:0.3 34501:0.25 35000:0.25 35001:0.2 35500:0.2 35501:0.15 44000:0.15 44001:0.14 44500:0.14
CT 2025 headOfHousehold | wages 44501:0.13 45000:0.13 45001:0.12 45500:0.12 45501:0.11 46000:0.11 46001:0.1 74000:0.1 74001:0.09
CT 2025 headOfHousehold | wages 74500:0.09 74501:0.08 75000:0.08 75001:0.07 75500:0.07 75501:0.06 76000:0.06 76001:0.05 76500:0.05
CT 2025 headOfHousehold | wages 76501:0.04 77000:0.04 77001:0.03 77500:0.03 77501:0.02 78000:0.02 78001:0.01 78500:0.01 78501:0
KY 2025 single dependents=0 | wages 15650:1 15651:0.9 16276:0.9 16277:0.8 16902:0.8 16903:0.7 17528:0.7 17529:0.6 18154:0.6
KY 2025 single dependents=0 | wages 18155:0.5 18780:0.5 18781:0.4 19406:0.4 19407:0.3 19875:0.3 19876:0.2 20345:0.2 20346:0.1
KY 2025 single dependents=0 | wages 20814:0.1 20815:0
KY 2025 marriedJoint dependents=0 | wages 21150:1 21151:0.9 21996:0.9 21997:0.8 22842:0.8 22843:0.7 23688:0.7 23689:0.6 24534:0.6
KY 2025 marriedJoint dependents=0 | wages 24535:0.5 25380:0.5 25381:0.4 26226:0.4 26227:0.3 26860:0.3 26861:0.2 27495:0.2
KY 2025 marriedJoint dependents=0 | wages 27496:0.1 28129:0.1 28130:0
KY 2025 marriedJoint dependents=1 | wages 26650:1 26651:0.9 27716:0.9 27717:0.8 28782:0.8 28783:0.7 29848:0.7 29849:0.6 30914:0.6
KY 2025 marriedJoint dependents=1 | wages 30915:0.5 31980:0.5 31981:0.4 33046:0.4 33047:0.3 33845:0.3 33846:0.2 34645:0.2
KY 2025 marriedJoint dependents=1 | wages 34646:0.1 35444:0.1 35445:0
KY 2025 marriedJoint dependents=2 | wages 32150:1 32151:0.9 33436:0.9 33437:0.8 34722:0.8 34723:0.7 36008:0.7 36009:0.6 37294:0.6
KY 2025 marriedJoint dependents=2 | wages 37295:0.5 38580:0.5 38581:0.4 39866:0.4 39867:0.3 40830:0.3 40831:0.2 41795:0.2
KY 2025 marriedJoint dependents=2 | wages 41796:0.1 42759:0.1 42760:0
KY 2025 marriedJoint dependents=3 | wages 32150:1 32151:0.9 33436:0.9 33437:0.8 34722:0.8 34723:0.7 36008:0.7 36009:0.6 37294:0.6
KY 2025 marriedJoint dependents=3 | wages 37295:0.5 38580:0.5 38581:0.4 39866:0.4 39867:0.3 40830:0.3 40831:0.2 41795:0.2
KY 2025 marriedJoint dependents=3 | wages 41796:0.1 42759:0.1 42760:0
PA 2025 single dependents=0 | wages 6500:1 6501:0.9 6750:0.9 6751:0.8 8750:0.1 8751:0
PA 2025 marriedJoint dependents=0 | wages 13000:1 13001:0.9 13250:0.9 13251:0.8 15250:0.1 15251:0
PA 2025 single dependents=2 | wages 25500:1 25501:0.9 25750:0.9 25751:0.8 27750:0.1 27751:0
PA 2025 marriedJoint dependents=2 | wages 32000:1 32001:0.9 32250:0.9 32251:0.8 34250:0.1 34251:0
`;
