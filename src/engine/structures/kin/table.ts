/**
 * @file Made by `npm run make:kin`; not to be changed by hand. From WordNet 3.1, whose licence is in public/encoder/NOTICE: its words by their meanings, one a line, with what these are
 * derived to or from and what they are kinds of.
 */
export const KIN_TABLE = `updat|5ek 3eo 3ep|
accomplish achiev|aov 801|2
action|a8n|
interact|a9h|2
contact|55s|3
interchang reciproc|a8z 9vf|3
deal traffic|a8u|5
plai|adh 64b 2yx|2
boondoggl|ag7|12n
acquir get|9qp 387|
caus causat|80i 58i|
departur go go_away leav|8m0 954 94e|
discoveri find uncov|7zr 53u 9yq 9ko 9uh 9yt 4rd|
dispos disposit|a6x 9rp|
hit|78y 68g|
effectu implement|809 acj|
egress emerg|478 4j8|
equal equalis level|68r 46d|
dig_up disinter exhum|ahf|
actuat propuls|80a 80y 7l4|
ralli|66s 75o|
recoveri retriev|9ug|
stunt|87w|
touch|6j7|
overachiev|asi|
underachiev|asj|
arriv|946|2
attain|95t 948|
advent come|946|
enter entranc incom ingress|95f|q
irrupt|95k|t
enrol registr|aj5 aj6|t
apparit|474|
emerg emers|92h 4j8 47g 478|
reappear|47f|
homecom return|943|q
repatri|amr amm|z
interpenetr permeat|6lo 6ls|
dock dockag moorag ty_up|6wb 9dl|q
land|9dr 91f|q
land|91e 91c|q
farewel leav part|96v 954 95a 94i 4sv|b
disappear|47i|b
vanish|9kt|16
withdraw|a9r aee 92w 7l3 5b4 3f0 4fb|b
effac|8h8|18
evacu|8mi 953|18
decamp|9ce|18
abandon defect desert|aux 4sw|18
abscond decamp|9c3|1c
emigr expatri|469 468|1nl
immigr|467 45x|1nl
pullback|92w|18
disengag fallback pullout|959 8s7|
reced|4o3 92w 68l|18
debark disembark|918|13
board embark|919|b
exit|95a|b
elop|9c5|
escap flight|9ca 9c8|
evas|9c6|1n
elud elus|9c6 8q0|1o
dodg|9ep|1o
breakout gaolbreak jailbreak prisonbreak|9c1|1n
getawai lam|9c9 9c8|1n
surfac|92f|g
despatch dispatch shipment|8xq 8y7|b
reship|7j9|1u
consumm|804 803|bp
consumm|804|bp
fruition|80e|1w
fulfil|b2z 801|1w
attain|aov|1
win|9yz|
ennobl|abe|af
qualifi|b3p|
failur|ap1|
fail flunk|aoo|24
capitul surrend|68s 692|
foil frustrat thwart|as5|1kj
backslid laps relaps revert|434 381 3pn 3il|24
recidiv|381|28
disappoint|8h3|
breach|asy|
copout|4zg|
motiv|80y|
error fault mistak|5fc 4t9|
error misplai|64e|24
blot smear smirch|7o8 5fr|2e
incurs|b8d|2e
miscalcul misestim misreckon|4vc 52w|2e
backfir boomerang|945 a9l|2i
miscu parapraxi slip|4ta 4t9|2e
omiss skip|axc 4t1 4sz|2e
bloomer blooper blunder boner botch bungl flub fuckup pratfal|ap0 2yw asx|2e
snafu|44q|2m
ballup cockup|ap0|2e
fumbl muff|ap5|2m
fluff|ap0|2m
clanger|9mw|2m
misstep stumbl|4ta 4rg|2m
fall spill tumbl|91p 908 9es 90s|1yz
acquisit|9qp|9
obtain obtent|9th|9
catch contract|37c|9
incur|b8d|2u
purchas|9qg|2u
buyback redempt repurchas|9qh 9vd|2y
trade|9u9|
bui purchas|9qg|2y
shop|a35 a33|31
market|a02|32
assumpt|a9w a0h 9xf|2u
heritag inherit|a21|2u
procur|9tj|2u
adopt borrow|a5p 4rm|
natur naturalis|45w|37
preemption|a0i|
seizur|9xc|
usurp|9xf|3l
arrog confisc|9xf 9xc|3a
expropri|7gg|3c
impound intern poundag|6vt 9xc|3a
impress|7gc|3a
occup|b0w|9
preoccup|9xb|3g
requisit sequestr|9xc|
grant subsid subsidis|9r6 9r5|1lb
addict|6ej|
captur seizur|9x9|9
apprehens arrest|6k5 6k6|3l
conquer conquest subject subjug|am1 9x9 68m 4bf|3l
enslav|am0|3l
regain restitut restor return|9ug a1e a1c|2u
repossess|9qc|l
foreclosur|9xo|1rv
receipt recept|5ks 9qm|9
give|a18 9px 9pv|d
abandon|9se|d
discard throw_away|9rp|3u
auction vendu|9u8|
overcapit overcapitalis|3dx|
reclam|9s8|l
deliver rescu save|are|l
redempt salvat|arh|3z
absolut remiss remitt|5lx|40
aton expiat propiti|8gr aof|40
amend repar|9uq 3i2|42
free liber releas|ads adq am2|1
reclam reform|42s 3eg 3pb|3z
salvag|ard|3z
salvat|ard|3z
ransom|9vd|l
recaptur retak|a0m 7cz|l
invoc|56z|f
instrument|a4v|f
carri_out execut perform|87v|2
encor|56t|
extempor extemporis improvis|89d|
juggl|7wj|
interpret render rendit|854 89r 5pm|
reinterpret|5pp|4g
plai|88z 88x|
pipe|898|4i
autom mechan mechanis|4dd 4df|
computer cybern|88f|4k
motor motoris|4di 9s4 9s3|f
launch|7lk 7li|j
blastoff|7lj|
drive thrust|9ai 7kj|j
impetu impuls|7l4|4p
throw|7kt|j
fling|9rp 7l5|4r
heav|7kp|4r
hurl|7za 7kn 9ai|4r
leaner|97t 7wt|4r
toss|7l6 8qp 8qq 7lh|4r
shy|7kw|4r
sling|7lg|4r
beanbal beaner|78a|
bender curv|975|
slider|8nu|
dunk|7vh|
push|8o2|j
click|8qr|
jog nudg|6m1|53
press pressur|76m 76z 7du|53
shove|9ej 7tv 8o1|53
jostl|8t9 8o1|57
elbow|8o9|58
pull|7x3 7dw 7kh|j
haul haulag|7eh 7e8 7dw|5a
tow towag|7ef|5b
tug|8qh 7us 7eb|5a
deracin excis extirp|7rl 824|5a
pluck|7e9|5a
rais|7en 90h 90f 7ej|j
eject expuls forc_out|9cf 750 39j|j
defenestr|7ku|bb
belch burp eruct|2xt|5h
blink nictat nictit wink|2yb 2yf|
blush|39a|
expector spit|2y3 394|5h
disgorg emesi puke regurgit vomit|364|5h
jump|8z9|j
hop|9el 8zn|5o
bounc bound leap|8z9 8qi 8ze 8zd|5o
hurdl vault|8zp 8zj|5o
lob|7la|j
send|8xt 7cq 63f 5zo|a
transmiss transmit transmitt|7cj 9ct|5t
forward|8y9|5u
referr|8xx|5v
remiss remit|5qr|5w
mail post|5zo 7cs|5u
roll wheel|8pt|j
shoot shot|6b9|j
shoot|6b9 6bm|60
fire fire_off|6b3 6b5 7if|60
snipe|6bc|
contact|6j6|n
rub wipe|778 9h1 6oh|64
scuff|8tn|65
dab pat|6mb 6ma 6nl 9ob 6o9|n
hit strike|79e 78y 6ms 789 6bm|n
contus|7ix|68
crash smash|7r4|68
bat|79r|14x
field|652 64z|7a
golf|6cx|7
pass walk|68k|1
snick|793|64
bunt|792|68
blast|78f|
groundbal grounder|8zn|68
chopper|7a1|6i
whiff|79c|
homer|673|
bingl singl|798|
doubl|799|
tripl|79a|
whack whang|79n 5ho 7a3 79v 6n0|
thwack|79y|
slap smack|7a9 79y|
smacker|79y|
knockdown|79m|
kayo knockout ko|79u|
swat|77w|
spank|7av|6r
lash whiplash|77z 79g|
biff clout lick punch|7a2 7a4 79x 79p 7a0|
jab|6lv|n
counterpunch parri|6cz|6y
jab|6lx|6y
kick|74k 74g 74o|
punt|74n|72
dropkick|74l|72
kiss|7c1|n
buss kiss oscul|7c0|n
smooch|7bg 7c2|76
grab snap|7d0 6jv a0o 9f2 7cy|n
interlock mesh|7wq 7wu 44z 7l1|78
handl manipul|6js 6jm|n
finger|6ji 6jj|n
grope|6jp ap8 6xh|n
autopsi necropsi pm postmortem|9k3|yz
checkout|4xu b1u 5nx 4xx|19s
compar comparison|4ww 4wt|yz
followup reexamin review|516 4e2 3l9|yz
palpat|6jk|yz n
tickl titil|9h2 7c3|n
stroke|6lj|n
caress|6lk|7j
join|ay8 6uv 6ub 640|
interconnect|72g|7l
concaten|3gz|7l
converg|b76 974 40w|7l
merg|40r|7o
encount|95z|7l
adjunct|6j6 6uv|7l
fasten|6v0 70n|7l
laxat loosen|6td 46o 46n|aj
tighten|46s|aj
ligat|36t|7z
bond solder|7v8|7s
earth ground|6uh|7s
linkag|72e|7s
ty|36t 6tg|7s
undo unfasten unti|717 716 6td|7t
weld|7va|7s
lick|6f6 7c4|n
graze shave skim|7x2 6n8|n
catch detect espial spot spy|9kn 9ko|c
determin find|9ko 5nx 5ns|c
rediscoveri|9ks|c
design identif|5z4 533 4wr 5zk|85
fingerprint|8bg|1hd
diagnos diagnosi|4w3 4w2|87
resolut solv|552 4uz|85
substanti valid|4y5 5xm 4ya|85
authent certif|afy agb a62 4y0|8b
document|b2f 4y5 4y6|8b
monet monetis|ak8|8b
probat|aid|8b
demonet demonetis|4f2|bm
disproof falsif falsifi refut|4yc 4yd|85
local localis locat|b57 9yr b5b and 87r|85
predetermin|51s|85
rectif|5nu|85
redetermin|5nv|85
initi trigger|7yz 4kr 58i 80a|a
foment instig|58l 5g9 av1|8m
coercion compuls|amw an1|a
influenc|51l|a
exposur|9g4|8p
overexposur|9g8|8q
encroach impact imping|3bn atc|8p
manipul|awj apv 8hk|8p
induc|80d 80b 58i|a
entic temptat|59k 592|8p
blandish wheedl|58c 5jf|8v
seduct|59m|8v
conquest seduct|7bq|
allur solicit|5ak 59h|8v
choic option select|4z0 4zf 4yu|2
color colour|862 3rf|90
decis|5yk 4uy 57w 5ns 51h 51c|90
intent|52h|
appoint design name|ab9 ab8 aar|92
nomin|ab9 ab8 5jd|94
assign|55i|1l8
alloc|9t0|96
delegaci|ab4 aar|94
ordin|aa7 aeb|94
move|a8n|92
castl|64o|
checkmat|68n|
park|8vr|
move reloc|461 462 8mf|9s
trick|au0|
feint|88m|
instrument tool|a4v|
improvis|avf 89d|
accept adopt espous|a5q 9t8 5ay 53n|1te
bosom embrac|4rm|9j
reelect|abq|9m
elect|abp|9n
vote|ahz ahw|
ballot vote|ahw ahz ai1|90
balanc reconcili|4dp 4do|h
equat|4ww|h
run talli|5qq 68g|
chang|3ay 3b5|2
filtrat|7ey 7f1|9s
percol|7f0 7ez|9t
reduct simplif|44i 3mm|9s
schemat schematis|4nq|9v
economi save|a75 9ws|2
curtail downsiz retrench|9wu 47s|9x
readjust|3cp|22i
decim decimalis|4je 4jd|9s
metric metrif|42e|9s
habitu|3qa|22i
variat|b28|
turn|3cf|9s
diversif varieg|48m 48n 48k|9s
shift switch|9vk 42b 3aq 4lx 3bw|9s
commut substitut|4mc 42c aay 3bw 9vg|9s
novat|4oy|ac
superannu|a9p|c4
supersedur supersess|ac8|ac
displac supplant|ac8|ac
replac|ac8 3dz 9vg|a7
subrog|a7f|a7
ablact wean|6h2|a7
promot|abc|9s
prefer|abm 4zf|af
demot|abj|9s
investitur|aa9|af
adjust alter modif|3tc 3el 3b5 82p|9s
distract misdirect|8g6|rj
aerat|3g9|
qualif|3hz|rj
reorgan|aet aes|rj
passag transit|8te 4ly 907|
fossil fossilis|3ni|ao
meddl tamper|aq4|
transfer|7cj 9ss|
forbidd inhibit|5as 4bg|2
opposit resist|58z|2
lockout|agk|at
backlash|a9l|
reject|9td 5bw 504|
avoid dodg shun turn_away|5c7 5ch 5ce|aw
avers avert|97c|ax
escap|5ca|ax
abandon desert forsak|aux 9sd 4st|aw
apostasi tergivers|577|b0
forgo forswear renunci|5b1 a9m|aw
nonaccept turndown|9td amo 5aw|aw
forsak give_up|4sw|b2
abneg denial|9qt|b2
forfeit forfeitur sacrific|a5c a0l|
boycott|aie|1ro
banish proscript|5as ams|aw
anathemat anathematis|5hu|b8
disbar|ak5|b8
eject exclus expuls riddanc|abt amj 7g6|b8
deport|ama|bb
ostrac|amt aif|bb
bar blackbal|amt|bb
deport exil expatri|ama|b8
excis excommun|5zl|b8
releg|ams|b8
oust ouster|abt|bb
deposit dethron|aap ac7|bi
rustic|aml|
veto|5as ajc|9o
end|535 3zj|
finish|4du awz|bp
close final fini|ax0|bn
complet culmin mop_up windup|4dw 3zi ax0 ae4 4e0 4du|bm
final finalis|4dm|bp
graduat|9w6 9w7|bp
retir|a9o a9n|bm
rustic|axo|bs
relinquish|a24 9sc 7go|bm
cede cession|a25 9t4|bu
handov|9zi|bu
surrend|9t4|1mh
extradit|amq|bx
waiver|66r apl a0l a24|bu
breakup|aen|bm
overthrow|abv|bm
subvers|7rd abv|c1
adjourn dissolut|40e|bm
dismiss fire liber sack|abx ads|bm
cong conge|5lg|c4
remov|ac2|c4
purg|ast|c6
destruct|439 7y2 7rc|bm
ruin ruinat wreck|7ri 7rc 7rj|c8
demolish level raze tear_down|81g 823|c8
annihil obliter|4ck 3uw 4ce|c8
decim|4ce|c8
atom atomis|6b1|cb
pulver pulveris|81g|cb
kill|ba1 6yl|bm
murder slai|akm akd|
assassin|akg|cg
bloodsh gore|7dk|cg
despatch dispatch|akd|cf
fell|6pp|cf
liquid|6yt 4cj|cg
slaughter|6yg|cf
butcheri carnag massacr slaughter|6yg 4db|cg
lynch|akn|cg
poison|6yi 4jo|cf
gass|6a3|cp
shoot|ako|
asphyxi suffoc|3zx 7rw|cf
choke strangl strangul throttl|7s3 7s2 367|cs
heav retch|364 366|
strangul|76p|1pn
carjack|7gf|141
sacrific|a31 6yn|cf
immol|a32|cx
electrocut|aks|cf
abolish abolit|ae9|bm
liquid|a6g|bm
close closedown shutdown|ae6 ae4|bm
layoff|abz|d2
extinguish quench|bbc 4d7|bm
disappear fade|47j 9kt 3kl|bm
abort|34a|bm
miscarriag stillbirth|349|d6
nullif overrid|aql b0e ajv 4cc|
abrog annul repeal|5b5 ajx|da
cancel|aju ajs|d8
reciss resciss|5b5|da
vitiat|49v|d8
counteract neutral neutralis|aqk 4cc|d8
deactiv defus|6bp 3h5|bm
deactiv inactiv|66t 3h6|c4
neutral neutralis|693 apu|d8
revers|3br|
undo|7m9|
regress retrogress retrovers|434 3nh|dh
commenc|810 3z4 3yw 7yz awx|
activ|3h1|dk
constitut establish format|aex agd 813 aeq 44y 81s ae8 80n|dk
debut entri introduct launch unveil|88a|dk
initi|ae3 ae5|dk
inaugur startup|810 ae2 ab6|dk
creation found initi innov instaur institut origin|807 8c6 ayh 7yz 80n a5x ae8 805|dk
instal|7rx aa2|dk
recommenc resumpt|3z6 3yx 3z9|dk
startup|8mm|dk
union unionis|af3 aex|dm
arous rous|8d1 8cs|
inaugur|ab6|29g
cook cookeri|82b 82i 3wl|
bake|3w5|dx
shir|3wi|dy
brown toast|3wh|dx
broil grill|3x0 3x6|dx
fry saut|3wz 3wv|dx
poach|4l9|dx
roast|3ws|dx
boil simmer stew|3wq 3wo|dx
tender tenderis|4hk|ec
percol|7f0|dx
season|9p2|
salt|9pk|e8
sweeten|9pg|e8
infus|4fl|
improv|3io|
advanc progress|3nu 3nf|ef
forward further promot|arw|ed
develop|8ae 45n|ec
work_out|7ym 3nq 44k|ef
clean cleans cleanup|326 31m 7nu 7ns 3fr|ec
disinfest|a66|eh
scour scrub|6oo 31p|eh
mop swab|77d 6no|ej
sweep|77f|eh
purg|4cz 4aq|eh
purg purgat|5m2 4cz 4d0|1vn
purif|4d1|en
purgat purif|4d0|
purif|4cy|eh
abreact catharsi katharsi|8iu|em
steril sterilis|34n|eh
pasteur pasteuris|40g|es
sanit sanitis|6nt|eh
depil epil|31t|eh
shave|31s|ev
tonsur|31v|ew
bath washup|31l 305|f0 eh
dishwash washup|7nt|f0
lavat wash|305 31n 7o0|x5
rins|6rg|f0
soak|7sy|f0
comb|7vd 31x|
teas|324 31x|f3
shampoo|328|
shower|31j|ey
rubdown|6p2 6m9|zv
correct rectif|42s 3i1 3i2|ec
redress remedi|3i2 aod|f8
salv|375|f9
compens recompens|b31 aod 9uy 9uq 9um|f8
indemnif|9uq|fb
optim optimis|3b0 3ew|ec
perfect|4cr|ec
reform|3pb|ec
amelior better melior|3io 3im|ec
reform|3eg 42s|
beautif|ba2 83t 3sr|
glamor glamoris glamour glamouris|4jq|fi
decor|ba2 83t 7fy|
adorn|83t|fk
embellish ornament|83t|fk
tessel|70d|fk
tattoo|84h|fk
titiv tittiv|3sv|fk
lineat|6s8 7tm|
mottl|85z 4h1|
stripe|6rs|
clarif clear|4gj|ec
enrich|3et|ec
fortif|3kb 3k6|fu
human humanis|8hb|ec
modern modernis|45n|ec
overhaul redevelop renov|5oj 3eu 3e0 3e4|ec
moral moralis|42t|ff
enhanc sweeten|4i0 3l8|ec
worsen|3iv|
air ventil|98c|ec
fix fixtur mend repair repar|3op|ec
darn|6za|g3
patch|a77 7ui 3ox|g3
mainten upkeep|9y2|g3
overhaul|4av 3ou|g6
restor|arl 3eh|g3
gentrif|3e1|g8
reclam rehabilit renew|arm 42p|g8
reconstruct|81d 3i0|g3
makeov|7y1|gb
regener|7z7|gb
rebuild|81d|gb
restitut|3e4|g3
coach|5el|xh
book|4zb|xh
debas degrad|aue 8h7 3is|
dehuman dehumanis|8ha|gi
anim animalis brutal brutalis|39z 39y|gi
barbar barbaris|3b9 3b8|gi
bastard bastardis|auj|gi
subvers|aue|gi
demor demoralis|aue|gi
popular popularis vulgar vulgaris|5t0|gi
profan|aue|gi
abas humili|8h6|gi
lighten whiten|3r1|
bleach|3qy|gs
etiol|3b7|gt
blacken darken|3ux 3v3|
obfusc|5pv|gv
discolor discolour|3r5 3r9|
color colour|3r5|
tint|3rw|gy
dye|3rc|gy
stain|3rd|h0
fix fixat|4e6|
dirti soil soilur|7nx|
macul spot stain|7o8 4ev 7nq|h3
contamin pollut|4ew 4ey|h3
wet|3jl|
dous duck submers|7su 90q 8zs 4rl 7sx|h6
drench soak sous|3jp 7su|h6
dampen moisten|3jw 752|h6
splash|74w 74y|h6
water|3l0|h6
sparg sprinkl|3l2 74y|hb
chew manduct mastic|6io|
chomp|6fn|hd
gum mumbl|6fp|hd
rumin|6fl|hd
defoli|3hi|
move movement|8m5 8kz 8mf|9s
approach come|8m2 99m|hi
close closur|6ue|hj
overshoot|525|
advanc process progress|92r 3nf 931|hi
locomot travel|8kz|hi
brachiat|8qf|hn
walk|8sa 8t3|hn
ambul|8sz|hp
ambl perambul saunter stroll|8sv 8to 8tv 8sz 8tp|hu
meander rambl|8p8 8p3|hr
constitut|8p6|hu
walk|8t3 8sa|ip
noctambul sleepwalk somnambul|8tj|hp
step|4en 9e6 8v2|hn
pace stride tread|9e6 8t2 8tx 4en 9e5 8v4|hw
hobbl limp|933 8tl|
trot|8ry 8yw|
curvet vault|8zj 8zk|
canter lope|8v1 8yq 8yr 8yp|
gallop|8yt 8yv 8ys|
hike|8u2 8u3|hu
trudg|8u4|i3
flounc|8uj|
lurch stagger stumbl|8un 8um 8rv|
pace|8v4|
saunter|8to|
skip|8zn|
pranc strut swagger|8ti|
lung lurch|9ai 8n1|hi
waddl|8tt|
march|935 aok 8tw 9dd|hp
plod|8u4|hp
prowl|azv 8tq|hp
perambul|9lx|hu
shambl shuffl|8tm|hp
wade|8tg|hp
walkabout|8sv|jg
run|8us|hn
jog lope trot|8v1 8rx 8uz|hn
dash sprint|8v0 9af|ik
crawl creep|8pn|hn
circl|8sx 98i|hn
travel|8lr 8lv|hi
circumnavig|8sy|ip
peregrin|9cw|ip
travers|8t1|ip
rove vagabondag wander|8p3|ip
drift|8uq 8p3|it
cross|8t1|ip
ford|8t8|iv
drive|8vc|ip 168
motor|8va|ix
ride|8yj|ip
rope|7wf|ya
flight fly|8wd 8wb 7e6 8wc akp|
acrobat aerobat stunt|87w|j1
glide sail sailplan soar|8yb 8wk 8wg|j1
parachut|8zu|
skydiv|8zt|j4
solo|8we|j1
touchdown|91b|14
takeoff|954|b
journei|8lr 8lv|ip
ride|b45 8yc 8yj 99y 8va 8vc|j9
trip|8lf|j9
transit|8te|j9
joyrid|8ye|ja
explor|4wg|
digress excurs|9b2|j9
circuit tour|9d2 8lq|j9
excurs expedit jaunt junket out sashai|8lg 8lf|j9
junket|8lg|ip
voyag|8lt|j9
voyag|8lt|
cruis sail|8lt 8wz 8lu 8ln|jk
sail|8wz|
luff|8s1 8ux|jm
boat yacht|8wy 8wu|
commut|9ag|ip
deracin|aq2 7rl|
transfer transferr transport|9cj 7ca 9ss 7cj 7e0|
transship|94y|jr
airlift|90h 7e7|jr
bring deliveri|7cu|jr
consign|a5w|ju
hand_over|9sn|ju
relai|55q|jw
carri|b5x b7z 9ct 7e0 638|jr
backpack pack|8ur 7e2|jy
porterag|7e1|jy
chase follow pursual pursuit|93p 93d apq 93s|hi
track trail|93s|k1
shadow tail|93s 93r|k1
stalk|93z|k1
insert intromiss|amn 7ax 3gl 76t|
cannul cannulis canul canulis intub|7ay|k5
catheter catheteris|3gp|
instil|7b0|k5
enclos enclosur envelop inclosur|3gl 7ta 7u6|k5
box pack|7hv 7hi|k9
encas incas|7i0|k9
inject|7tz|k5
transfus|36l|k5
perfus|4al|k5
ascend ascent rise|8zx 2zf 91n 8zv|hi
heav|7en|kf
climb mount|8u7 488|kf
scale|9qf|kh
clamber|8u6|kh
escalad|8u8|ki
mountain|8ua|kh
soar zoom|8wp 8wm 8yb|kf
swoop|9as|
collaps flop|90b|
let_down lower|90c|
swing vacil|8ol b81 8oo 8on|hi
remand|alr|
coast glide|8pr 8px 8pw 9e4 8nu|hi
slippag|4bv|hi
sideslip skid|4bv 8nu 8q0 8nw|ks
flow stream|9bm b9x 9b7 9b5 9b3|hi
snowboard|9fg|ks
spill spillag|7cn 7ot 7or 9bj|kv
flood overflow|9bv|kv
effus|4lg|ky
crawl|8pn|hi
hurri speed|99r 9a4 99s 48y 48s|hi
acceler quicken speedup|48s 48y|l1
scud|8x0|l1
transplant|8me bah|
shift|8qs 8pa 8n1 8pi 94w|hi
motil motion move movement|8kp|9s
abduct|7dz|l6
adduct|7dy|l6
dart flit|8rn 9af 8ro|l6
gestur|5va|l6
jab poke thrust|9ai 7jk 6lv 6lx|la
inclin|9mj 9al|l6
evers evert|9e0 431|l6
upend|8sp 7lv 431|l6
jerk jolt saccad|8n2 8qh 2yl 7un 8pf 7us|l6
nod|2z8 5ld|lc
nutat|8oi|lg
stoop|9ak|lc
kick|8vy|l6
kneel|7p5|l6
lurch pitch|8n1|l6
rearrang|3qs|
juggl|au5 afa|lm
reorder|4xg|lm
permut|42c|lo
overtak|99a 6do|lo
make shuffl|7aj|lo
reshuffl|7ak|lr
riffl|7al|lr
twiddl|997|
prostrat|9ao 7je|l6
reach stretch|391 7d2|l6
reciproc|8og|l6
reclin|97w 7pb|l6
retract|7kk|l6
retroflect retroflexion|97m|l6
rotat|98n 98q|l6
circumvolut|98q|m1
feather|69z 6a0|m1
gyrat whirl|997 98v 998|m1
pivot|98u|m1
pronat|9cy|m1
spin twirl twist whirl|98v 991 71s 6l3 997|m1
pirouett|993|m7
close shut|7b3 71g 71a|l6
sit|7ow|l6
pose sit|9j7|l6
squat|7p4|l6
supin|9e2|m1
wind|7mh|m1
toss|8qc|l6
quiver vibrat|8q4 8or|l6
wave|8rz|l6
reorient|8si 4c5|9s
revers turnabout|431 3br|mi
shake|8q6|
jiggl joggl|8rj|mk
wag waggl|8of 8q6 8ny 8rk|
careen swai|8pi 8pg 97t 8oh 8on 8of 8um|ll
overturn turnov|8so 8sq|le
flicker flutter waver|8ot 8ro 8rw 8ol 8nk|l6
shudder tremor|8q3 2z0|mg
stand|7p7|l6
straddl|b6k|l6
squirm wiggl wriggl|8nl 8rj|l6
turn|8sg|
deflexion digress divag divers|59e 97b 978 9aw 9av|mu
tack|8x2 3aq|
decreas diminut reduct|3sf 3mg 3mc 47r 3ct|
mitig moder|62u|mx
lower|7sl 3pl|mx
taper|3cv|mz
cutback|47r|mx
devalu|4f1 3vi 4f0|mx
devit devitalis|3ed|mx
extenu mitig palliat|5m6|mx
allevi eas easement|34u 8it 36p|mx
palliat|34u|n5
liber liberalis|awm awl ail aik|n5
minim minimis|5f6 47l 5hs|mx
deplet|6dt|mx
consumpt expenditur us_up|6dx|n9
exhaust|9y4 6dt 4a5 360|n9
compress|76r 76m|56
squeez|7dv 7er|nc
tweak|7uu 7uv 4ge 7et 7er|nd
decompress|44v|n5
condens|40l 40k|nc
inspiss thicken|480 47z 47y|ng
compact crunch crush|76r 7hp 3xi 3y8 7v2|nc
grind pulver pulveris|3xm 3xl 3xi 77i 7v6|ni
expuls extrus|83s|nd
shorten|4mz|mx
sever|7r0|qb
clip snip|6y7 7eq|
clip trim|6y7 6od 47r|
prune|6y7|no
shear|7qy 6y6 6y4|
shrink|3cu|mx
miniatur miniaturis|3mi|nr
subtract|4vl|mx
withhold|9r0|nt
deflat|7cp 7co|mx
discount|a2d|mx
weaken|3km|mx
wilt|4c9|nx
dilut|4ea 3kq|nx
etiol|3ko|nx
thin|3kq|nz
addit|3g1|
depreci|3vj 3vi|mx
surg upsurg|8wp|
fluorid fluoridis|3gc|o2
augment|3cz|
contract|3mu 3me 3u5|mx
enlarg expans|3d1|
dilat|3u7|o8
distens distent|3oa 3u7 3ob|o8
stretch|3w0|o8
escal|3sd|
maxim maximis|47p|
inflat|3o6 3p5|o8
magnif|48d|o8
exagger|at7 5f3|
extens|4kv|o8
spread|75e 9a8 9d3 5ss b4l 75j|oh
diffus dispers dissemin|9a8 6ls 5ss 96w|oi
scatter strew|75b 9d3 96w 96q 7jw 753|oi
contractur|76m|on
hyperextens|30g|
contract|76m|nl
truncat|3vt|nl
expans|5rf|
amplif elabor|5rf|op
annot|872|op
subjoin subjunct supplement|6z0 6yz|op
accrual accruement accumul|3d6 9sl a0q 3dj|
buildup|3d0|ot
deposit|7sp|ou
reposit wareh|9yc 9y8|ov
stockpil|9yp|ow
inclus|agl 501 3g3|
incorpor|ayy 4bz|oy
aggrandis aggrandiz|abc 4la 5rh|
strengthen|3k6|
intensif|3sd 3ku 3ks|
intensif|4ol|
aggrav exacerb|3iv|p2
concentr|3mx 3m2 3m3 3m1|p1
pervapor|40p 40o|p5
focal focalis focus|9lf 54x 3vf 3vh|p2
refocus|9lg 54y 3vg|p7
break breakag|3xw 6vb 74c 3oi|
ruptur|7sf|p9
shatter smash|3xu 3xt 3y0|p9
crack fractur|78g 3xy|p9
chip splinter|aiv 6pw 6pv|p9
burst explos|3u9 3up 3uc|
deton|3uc|pe
fulmin|3ud|pe
burn combust|bbe|
fire ignit inflamm kindl light|bbb bb9 bb6 bb3|ph
inciner|422 421|ph
cremat|426|pj
combin compound|81m 7fc 3hb a19 440|
affix|6yz 6v0|pl
graft|7nk 7nl|pm
confus|81j|pl
admixtur commixtur intermixtur mix|7ff 4mo 3g4 7fg 440 444 7aj|pl
blend|7fg 440|pl
homogen homogenis|4ay 4aw 4ax|pq
interspers|754 3gs|pl
temper|3tu 3tt|pl
jointur unif unit|ay8 40r aiz|pl
coalesc coalit concret conglutin|7vs 41m 440 7fb|pu
reunif reunion|aj2 akz|pu
open|7t6 71f 71d|
disrupt interrupt|599 4i2|1jt
insert|7ax|py
avuls|971|
dissoci|aek 532|
secess|a9o aps|
break_away breakawai|aps|q2
disunion|aek|
disconnect disjunct|6up 72j|
divis|aio|
parcel|aiu 6t7|q6
bisect|7ps|q6
quarter|7r9 4vq|q6
schism|96v aen|q6
cut|7x6 7q1|q6
dissect|7pp|qb
slice|6p4|qb
nick notch snick|6pt 6ps 5wr 6sb|
gash slash|6ye 6yf|
atom atomis fragment|3y5 3xd|q6
branch fork ramif|3x7 b89 3xb 3x8|q6
bifurc|b89 3xb|qh
trifurc|3xc|qh
dichotom dichotomis|4x4|q6
quantis quantiz|4v8 4yo|q6
fraction|7f3|q6
pair|alc|1ge
punctuat|3gy|1ge
hyphen|86h|qo
syllab syllabif|7r8|q6
hyphen|86h|q6
detach disengag|7l3 3k3 6va|
tear|7qg 7sf|
lacer|8gd 7qs|qt
rent rip|7qh 7se|qt
remot remov|3f0 9rw|
absciss cut_off|6p8|qw
extract|71w|qw
thresh|7a6|
ablat cut_out excis extirp|4co 3f3 3fa|
autotomi|7le|qw
decontamin|4ex|qw
delet|3i5 7pl|qw
bare denud husk strip uncov|3fu 3hf 3hg|qw
dislodg|7n7|qw
elimin riddanc|a65 4cj|qw
circumcis|6ry|qx
empti evacu voidanc|49z 35s 7ib 4a2|qw
drain drainag|9br 4a8|r8
disinvest|a1s|1x6
rins|7o4|qw
bowdler bowdleris|3i6|rd
castrat expurg|3i6|r3
bowdler bowdleris|3i6|
erasur expunct expung|7pj 4dc 7pm|r3
partit section sectionalis segment|aip 7r7 7ra 3xp|
subdivis|3xr 3xq|rg
translat|42n 42j|
alter revis|aeu 5vp|ri
transfigur|4pf|ri
transmogrif|42q|ri
afforest|7rq|
reforest|7rr|ga
rehabilit|asu ark|g8
reinstat|aro|g8
rejuven|3nn|g8
recreat refresh|302 3e5 304|rq
metamorphosi transfigur|42q|rj
satur|4au|
harden|49f|
anneal temper|3tu 3tt|ru
damag harm scath|397 3oj|
impair|4d6|rw
defac disfigur mutil|7po|rw
wound|35f|rw
scald|3hm|
updat|5ek 3ep 3eo|9s
contort deform|71u 6sp|
convolut|6su|
flexion flexur|6sq 97k|
flex|97o|s4
crouch|9ak|
elong|3w0|
hunch|97i|
incurv|97l 6sr|
enfold|7ta|
corrug|76i|
fold|6sh 4nb|
pleat plicat|76j 6kf|sc
indent|6sc|
jut protrus|b7k|
broaden widen|3tx|
narrow|3u5|
pattern practic|b7e asf|
cooper|ada|si
custom usag usanc|asf|si
habit|6ei|sk
embrac|7bb|166
cuddl nestl snuggl|7bd 7bf|sm
hug|7sc 7bb|sm
mistreat|ao2|si
annoi vexat|8ft|sp
disregard neglect|4t2 4t5 5ba|sp
exploit us victim victimis|awj atu atj 6ea|sp
harass molest|8fy|sp
abus maltreat|ao2|sp
persecut|av4|su
repress|adx|
impal|7s7 7df|
oppress subjug|adz|sv
tortur|35k|sv
crucifixion excruci|35k 8hh|sz
barbar brutal savageri|69e|
outrag|at1|
badger bedevil worri|8hh 8dc|st
exasper|8fn 8ji|sq
rib tantal teas|5g7 5gb 8hi|st
divers recreat|adh alk|
antic joke prank trick|39m|t6
celebr festiv|auc ale|t6
danc saltat terpsichor|8ze 87h|t6
amus entertain|alk alj|t6
escapad lark|8pc|t6
gambl game|6dr 6bx 6bv|t6
jest jocular joke|39l 5gg|t6
pastim pursuit|a9a|t6
cartwheel|98s|
straddl|b6k|
flip somersault somerset summersault summerset|8ng|
ski|8w3|v8
swim|8s8 8yx|
bath|8yy|tj
plung|7su 7sw 90q|tj
dive|8z6|tj
float natat|8s8|tj
jackknif|8z7|tm
snorkel|8z8|
surf surfboard surfrid|8x9|
row|8x4|v8
scull|8x5|tr
box fisticuff pugil|7ap 7au|
spar|7aq|tt
sled|8w7|v8
toboggan|8wa|tv
luge|8wa|tw
grappl rassl wrestl|7si 7ke|
skate|8w0|v8
skateboard|8w1|tz
race|65f|v8
cycl|8vu 8vx|v8
motorcycl|8vx|u2
hunt|6cl 93x|
cours|6cn|u4
foxhunt|6co|u4
farm|adk|xc
fish sportfish|6c5|
fish|6c5|
troll|6c9|
cast|7kn|u8
followup|4e2 3l9|
golf|6cx|
croquet|6dl|
cricket|64i|
dribbl|795|j
equal|68r|
leapfrog|8zh|
tag|93s|
canasta meld|5lt|
carom|6d5 7vj|wr
snooker|64c|
bet wager|6dr 5nq|tc
raffl|9q3|
convivi jollif merrymak|alg|t8
revel revelri|alg|up
fling spree|9wr 6gk|
bing bout bust tear|6hq|uq
bender carous toot|aln|uq
bacchan bacchanalia debauch debaucheri orgi riot saturnalia|aln aue|uq
frolic gambol romp|8zo 8pc adh|t6
coquetri dallianc flirt flirtat toi|af6 609|uv
crazi folli fooleri indulg lunaci tomfooleri|5gi|uv
buffooneri clown frivol harlequinad japeri prank|39m|ux
celebr solemn solemnis|al7 aud auc|1hm
show|9jy|ta
interlud intermezzo|87y|v0
parad|8ul|v3
displai exhibit show|9jy 9ix|v0
demonstr present|9jy 85c 87q|v0
exhibit|az6 9ix|v4
debunk repudi|5ge 5cy|
product|9iy|v5
athlet sport|8pc|t6
skank|995|t9
clog|87j|
cakewalk|8r7|
stripteas|3f9 33b|
jitterbug|8ri|
shimmi|8cc|
stomp|8uo|
chass sashai|8qx 8no|
glissad|8qw|
charleston|8ra|
conga|8r8|
quickstep|8rl|
samba|8r9|
tango|8r3|
vals waltz|8r1|
polka|8re|
mambo|8rd|t9
jig|8rh|
contrad contredans|8r6|
inton|61q|
drum|89s|
sing vocal|86z 89l 89f|
song|89f 89l|
carol|89p|vv
croon|61p|vu
croon|61p|vu
whistl|60v|
offici|a9y 66l|4c
act perform plai playact|881 88h 88g|
character enact person portray|5ex 88n 88t|w1
imperson person|5ex 88t|w1
aperi mimicri|b38|w3
mockeri parodi takeoff|88u|w4
mime pantomim|88w|w1
ham overact|8bw|w1
reenact|88p|w1
roleplai|88h|w1
disorgan disorganis|af4|
disrupt|9ay 3qn 4mh|
breakdown disloc|67d 463|wb
surpris|aw8 547|wb
commot din rucku ruction rumpu tumult|av2|
rampag|b8i av0|
derang overthrow upset|3qn 8dw|
ado bustl flurri fuss hustl stir|arb 9dc 9a0|we
burst fit|b7t|
hast hurri rush|9a4 4b6 9a5 4b5 99r|hi
bolt|8zi 9af|wj
scamper scrambl scurri|8s2 8pp|wj
maneuv manoeuvr plai|8vf|hi
complet|690|wm
plai|64b|
juggleri|7wj|wm
block|6cz 7gy 7h5|
shot stroke|69x|wm
undercut|78l|wr
swipe|77g|wr
backhand|78v|
chop|7a1|
lob|7la|
vollei|64f 7vi|
fade slice|796 69w|
hook|797|
put putt|78p 78o|
sclaff|7ab 79f|
teeoff|658|
thrash|8qc|
breez cinch picnic pushov walkov|677 8qu 4v1|15c
work|ad1|
procedur|7n1|x5
polish shine|6nw|x5
houseclean|7nu|eh
housekeep housework|b40|x5
iron|770|x5
log|6pr|x5
busi job occup|4rj|
occup|b3m ad8 4rj|
special specialis specialti|ag3|
special specialis|48q|
spiritu spiritualis|4tv 4d2|
employ work|acq|xc
berth billet post|65p a3w 66l aa6|xc
throne|aao asp|xi
craft trade|81q|xc
carpentri woodwork|aci|xk
draft|84v|xk
paint|73d|xk
pilot pilotag|8vn 8wd|xk
educ|aac 4rt|
medicin|36x|
code cryptographi steganographi|5vg|
handwrit|5wt|
inscript|5w9|
notat|5vl|
superscript|85j 85i|xt
subscript|5vr|xs
encod encrypt|5vg 5vf|xr
compress|76r|xx
decompress|76s|y1
recod|3qt|xr
decipher decod decrypt|5vh|xr
triangul|4w8|
cobbl shoemak|3os|xk
roof|6mf|xk
shingl|6mg|xk
tailor|82m|xk
account|9wc|xc
bookkeep clerk|acs|y7
butcher butcheri|6yg|
labor labour toil|adj acd|x5
donkeywork drudgeri grind plod|adj|ya
effort exert sweat travail|adj a8w|ya
struggl|8u6 7kg ace|yc
grappl wrestl|7si 7ke|yd
hunt|6cl 93x|ya
overwork|ack|ya
slaveri|adp|ya
sub substitut|ab3 9vj|x5
difficulti troubl|an4|yc
strain|6ek 8h1 6cu|yc
exercis workout|38w 38x|yc
condition|3iq|
weightlift|6db|
jog|8rx 8uz|
stretch|30e|yl
squat|7p4|
practic|at5 asf|1dv
empiric quackeri|2yr|
overexert|a8x|yc
investig|59v 5a5|x5
analysi|55d|yu
count enumer numer reckon talli|5qp 5qk 5qj|yu
detect sleuth|59u 9ko|
roundup|75q|
examin scrutini|9kj 51a 9i7|yu
test|59w apb 5a3 59x|yu
enquiri inquiri|59v|yu
research|4wd|yu
search|4wd|yu
experi experiment|apd|
test|apb|z4
probe|6ln|z2
scan|6xu 9kf|yz
studi survei|9m1 4vz 518 9k5 4w7|yz
test|ba0|yz
screen|abo 51b|z9
anatomi|4w0 7pr|yv
titrat|4et|
dissect|4vv|yv
dialysi|3xe|
analog|4wu|7f
collat|4xt|7f
contrast|b2n 4xq|7f
lighterag|8y5|jr
visit|8lk|1ur
tabul|8b1|yu
censu nosecount|5qm|yw
countdown|5qi|yw
miscount|5ql|yw
recount|5bb|yw
spy|59t|
wiretap|9os|yu
aid attent care tend|ar7 36o ar6 ara|x5
treatment|36b|zr
hospit hospitalis|a5y|
incub|3ny|zr
massag|34v 6m9|zs
makeov|7y1|
manicur|32b 32c|zr
pedicur|32e|zr
electrotherapi galvan|37o|
heliotherapi insol|9g6|
medic|36y 36x|
nourish|6j1|zr
nurs|arc 36j|zr
nurtur|6iv|zr
amput|6p5|
castrat|34d|
cauter cauteri cauteris|41j|
decort|3f7 6qk|
disembowel eviscer|3hs|qw
enucl|3f4|
exenter|3f5|
hypophysectomi|3fs|r0
implant|7nc|
incis|7qd|
resect|6p7|
steril sterilis|34j|
castrat emascul|34f|10i
alter fix neuter|34j 34d|10g
spai|34d|10i
transplant|7nk|
trephin|34k|
administr|36k|101
drug sedat|36z 2zv|10m
irrig|36e|
douch|31w|10o
lavag|31n|10o
bandag bind|6w0|
inject|377|
phlebotomi venesect|376 36w|10e
cup|379|
defibril|arn|
detoxif|4gk|
detoxif|36d|zs
rehabilit|arm|
flood|7mw|
psychoanalysi|4vu|
foment|31k|zs
disinfect|37i|
chlorin|3ge 37j|112
digit digitalis|36m|
stalk|93q|yf
predat|6ix|yf
detrit friction rub|6oh|yc
applic coat|6qm 73i|
anoint|374|118
fumig|9hw|118
galvan galvanis|6qy|118
unload|7ia|
pick|75r|
pick take|6k1|2
plank|6zw|
wire|4go|
sew stitch|6z2|
bake|82a|
sutur|6uy|11h
vasectomi|34i|r0
vivisect|7pq|
lubric|7hu 3k0|118
pavag pave|6qz|118
paint|73h 73d|118
sprai|74u|118
spatter splash splatter|74w 74y 7oe|11o
tin|77n|118
tin|3jb|118
paper paperhang|6r4|118
parget|736|11v
daub plaster|735 73c 73b 36r|118
plate|77m|118
tile|70c|118
wax|6r8|118
chore job task|aat adn ahv|
function offic role|a9y 66l|
catcher|7cy|
steal|68e|
quarterback|64l|
homework prep|4rr|
assign|aar|
mission|ajh ajl 56g|125
reassign|aaw|125
second|aax|127
misconduct wrongdo|ao4|
brutal brutalis|anz|129
encroach trespass usurp violat|atf 95k at2 92t|129
trespass|at0|
malvers|9zf|129
misbehavior misbehaviour misde|ao4|129
devil devilri deviltri mischief mischiev rascal rogueri roguish shenanigan|8ft|12e
devianc deviat|b28|
careless neglig nonperform|4sz|
dodg escap evas|5c7 awf 5cb 5ca|12h
maling skulk|ai7|12i
goldbrick goof_off shirk slack soldier|ai5 ai8 4t3|12i
circumvent|5c7|12i
pervers|3ig|129
dissip wast|6i0 9wq 6e1 6dv|
squander|6dv|12n
wrong|anu|
injuri|35f|129
inflict|56b|129
transgress|95o|2
evildo transgress|asw asy|129
abomin|8ea|12t
irrever violat|at2|
blasphemi desecr profan sacrileg|at2|12v
erotica porn porno pornographi|4pu|1b0
harlotri prostitut whoredom|arr|
dissip dissolut licenti profligaci|axf|
booz crapul drink drunken|6fb 6f7|
betray perfidi treacheri treason|apz|
sellout|4su|131
piraci plagiar plagiaris|9xv 9xw|
falsehood falsif|au4|
falsif misrepresent|au4 5es 3i7 3ic|129
setup|au9|134
overrefin strain tortur twist|5p6 4cu 5es|135
equivoc tergivers|5er|135
ly prevar|816 5er|135
fib palter|5er 5eq|139
fakeri|au4 818|13c
deceit decept dissembl dissimul|9jt aty 5gj|135
chican chicaneri guil shenanigan trickeri wile|67h au0|13c
duperi fraud fraudul hoax humbug|5gl aw1 au6|13d
juggleri|aua|13d
cozenag scam|atw 9z0 atj|14l
cheat|atv atq|13c
gerrymand|ain|13h
delus illus|aty|13c
feign pretend pretens simul|88l 5f0|13c
affect affected manner pose|ao9|13k
attitud|aoa|13l
charad masquerad|5ey|13k
imperson impostur|88t 5ex|13c
bluff|64m|13c
sin|asw|12t
envi invidia|8k8|
anger ir ira wrath|8fo 8fi|
gluttoni gula over|6hq|
lust luxuria|6h8|
terror terroris|an0|12t
offens|asy|12t
crime|5fe azp ak7|13w
crime|azp|12t
assault|69b|149
forgeri|818|134 13x
highjack hijack|7gd|13x
infract infring misdemeanor misdemeanour violat|asz asy|13x
infring violat|asz 92t b2r|129
foul|6d3 6d4|143
perjuri|5en|142
molest|ata|
committ perpetr|auq|13x
assault rape ravish|at1 69b|
attempt|69b|13x
mug|9xu|13z
captur seizur|6jy 6k6|
abduct|7ga|14b
kidnap snatch|7ga|14b
racket|ag2|
briberi graft|9yj|
defalc embezzl misappl misappropri pecul|9zf|14m
raid|9xh|14g
plunderag|a5i|14g
bunco bunko con flimflam hustl sting|au0 atj|14l
gip gyp|atk|14l
cheat swindl|a6a atp 67h atj|
larceni steal theft thiev thieveri|a2m a2n|
pilferag|9xq|14m
shoplift shrinkag|9xs|14m
robberi|a2l|14m
heist holdup stickup|9xt atg|14p
heist|atq atg|14p
highjack hijack|7gd|14p
buccan piraci|7gd|14s
extort|9tu|
blackmail|auk 9tx|14u
burglari|atg|
attempt effort endeavor endeavour try|ap7 ap9|
essai|ap7|14x
contribut share|a18|14x
liber|am3 am2|14x
seek|9ts|14x
nisu pain strive|6ek 6cu ap9|14x
battl struggl|ace|14x
scrambl scuffl|7kd 7gh|153
buyout|9xe|2u
takeov|9xe|155
run trial|ba0|14x
assai|511|157
test trial|apb 59w|14x
audit tryout|88e|157
fit|b21|157
project task undertak|adj acd aat 7zs 812|x5
adventur escapad|aqp aqm|15c
endeavor endeavour enterpris|ap9|15c
ventur|a91|15c
campaign caus crusad drive effort|5z6 acd 7kj 7lp avm|15f
campaign candidaci candidatur election|ad2|15g
reform|3pb|15g
danger peril risk|604 aqm aqq|15f
chanc|aqm|15j
gambl|aqm|15j
doubl|3n4|
feder federalis|4gg|
regul|anj 51l|
deregul|ank|44
devalu|3vi 4f0|15o
index|51q|15o
regular regularis|3qj anj|
coordin|af9 af8 4bw|
synchron synchronis|43x|15t
prorat|4vb 4va|15t
restrict|anb 3lz 3lo 3lu|15o
clampdown|46m|15w
ownership possess|9qa|
hold keep retent|9yh 9q5|15y
withhold|9qv|15z
storag|9yd 9y5|15z
file|5wd|161
stow stowag|7j1|
tankag|9ya|
grasp prehens seiz|6ju 6k9|
clasp clench clutch grasp grip hold|6kc 7si 6la 6k9 6ks 6ju 7sc 6l1 6kb|165
steer steerag|8vf|
guidanc steer|afi|
aim|6dc 6de|168
navig pilot pilotag|8vn 8wd|168
protect|6aj|
shield|6ar|16b
preserv save|9y2|16b
conserv|9y2|16d
embalm|9s9|
mummif|9sa|16f
momism overprotect overshield|6al|16b
precaut safeguard|6bs|
inocul vaccin|378|16u
inocul vaccin|378|16b
patrol|ah9|16b
insul|4f6|16b
line|6rj|16m
lock lockup|71j 71l|16b
accompani escort|b7y 96a|16b
convoi|96f|16p
cover|331|16b
groom|325 330 32v|16r
primp|32i|16s
immun immunis|378|16b
sensit sensitis|4oh|16u
guardianship tutelag|avy ajl af5|16b
rugged ruggedis|3e9|16b
seal waterproof|6ra 72c|16b
wear|32z|
control|6ld|
respir|2xn|2hm
breath respir ventil|2xn 2xm 59c|
hyperventil|2xr 2xq|172
heav pant|2y0 5up|172
huf puf snort|2y4 2y6 2y0|178
smoke|6ib|172
puf|6ic|176
breath_out exhal expir|2xw|
insuffl|a1b 2y8|
snore stertor|2za|172
sniffl snivel snuffl|393 2ya 353|172
wheez|2y5|172
aspir inhal intak|2xs 2xz 6id|
gasp pant|5up 2y0|17d
oscit yawn|2y9|
consumpt ingest intak uptak|6ds|
eat feed|6ga 6eo 6ev|17g
chomp|6fn 7do|17h
brows|7sr 6fm|17h
fart flatu|392|
deglutit swallow|6f2 6ir|17g
draught gulp swig|6is|17l
gulp|63r 6is|
dine|6et|17h
engorg|6hq|17h
banquet feast|6gz|17h
graze|7ss 7sr 7x2 6n8 6fm|17h
lunch|6gu|17h
munch|6iq|17i
replet surfeit|a3u 6hl 6hs|17h
sup|6j5|17h
degust relish savor savour tast|6hz 9p9 6hy|17h
nibbl|7dp|17i
suck suction|8mc 35t bbs 8md 6f1 6h1 7oh|17g
lactat suckl|6h1|1j6
drink imbib imbibit|6f2|17g
gulp guzzl swill|6f5 6ez 6is|180
sip|6f4|17l
sex|8d0|
concept|33o|183
deflor|7bp|187
insemin|33j|
coition coitu copul intercours relat|7br|183
ass fuck nooki screw shag shtup|7bk|187
lovemak|7bk|183
coupl mate pair union|4oi 7br|183
fornic|7bl|
buggeri sodomi|at3|
procreat|33u 33s|183
crossbreed interbreed miscegen|7bv b9o|18d
multipl propag|9sm 33s 33u 33q|18d
crossbreed hybrid hybridis interbreed|7bv|18a
servic|7bo|18a
caress cuddl fondl hug kiss neck pet smooch snuggl|7bd 7bg 6ll 7bj 7c0 7bb 6lk 7bf|
snog|7c0|18i
fellat fellatio|9go|
masturb onan|7bx 7by|
jack_off jerk_off wank|7bx|18l
catnap nap snooz|2z3 2z4|
doze drows|2z7 2z3|
reaction respons|53g|
rebound|4j6|18p
overreact|53i|18p
flinch winc|9ad|18u
goosebump gooseflesh horripil|9gn 9gm|
jump start startl|8sr|
shiver trembl|2yz 2z0 8q1|
cry tear weep|350|
snivel|353 60s|18w
sob|352|18w
bawl wail|61b|18w
calcul comput|4v7 9wc 5ok 52v|1hd
transposit|8ne|190
recalcul|4vd|190
permut|42c|
differenti|4vs|
integr|4vt|
multipl time|4vn 3nb|
minu subtract|4vl|
plu summat|5qp 4vj|
assess judgment|5t6 4ym 4yh|
disapprov|5bw|199
evalu rate|4xp 4zp|199
grade mark score|4xc 4xb|19b
estim|4yn|199
percuss pleximetri|6oa|19g
succuss|8q9|19g
auscult|9k4|1a2
sens|9fn 9fm|
look|9i6|19h
glanc glimps|9gz 9lv|19i
scrutini|9kj 51a|19i
peek peep|9lu 9lv|19i
squint|2yg|19i
stare|319 9ia|19i
gaze regard|9ic 9ia|19n
glare glower|317 318|19n
contempl|9ls|19n
gape|9lq|19n
inspect|518 8lk|yz
sightse|9k7 8lj|19i
observ watch|9i1 9mc aha 9gw|19i
monitor|9ll|19u
sight|9ln|19u
stargaz|9id|19u
vigil watch|aha 9k8 9i1 9k6|
spy|59u|19y
lookout outlook|9kd|19i
survei view|9ln 9k8|19i
hear listen|9mi ati 9me|19h
lipread|4uc|19h
tast|9pc 9p1 9pb|19h
smell|9hm 9hi|19h
sniff snuff|39s 9hs 9hn|1a5
didact educ instruct pedagogi teach|5e4 aac 4rt|
school|aae|
indoctrin|4rz|
inculc ingrain instil|4s7 54j|1a9
tuition tutelag tutorship|5e6|
refresh|519|
spoonfeed|5a1|
lectur|5ea|
groom train|aab 4rt 5el|
drill exercis practic recit|4s5 4s4 88q|1af
retrain|4ru|1af
rehears|88q|1ag
brushup|519|1ag
scrimmag|88s|1ag
shadowbox|7at|1ag
model|865 864 8av|
dramat dramatis|86l 5uw|
figur|7zj|
symbol symbolis|5et|1ao
diagram schemat schematis|85n 7z8|
pictur|857|
typif|5et|
delin depict|85c b9i 85e 7tm 857|1ar
portraitur|85c 85b|1at
overexposur|9ga|
underexposur|9gd|
cinematographi film|87s 5wj|
take|5wj|1ax
retak|5wm|1ay
creation|7y8 8c6 852|
weav|83j|
net|83c|1b1
knit|837|
crochet|83f|
tat|83m|
mintag|7zv|xk
cast mold|827 864|
record|5w1|
build construct|819|
crenel|a45|1b9
erect|91l 821|1b9
assembl fabric|816|1b9
disassembl dismantl|81n|
grade level|6wn|1b9
rustic|7qb|1b9
overproduct overrun|9bv 7yl 8ai|
underproduct|7ya|
output yield|9za 7z0 7yb|
breed|7bs|
cultiv|8am 8as|
agricultur farm husbandri|8ah|1bk
tillag|8aj|
garden horticultur|8ak|1bl
plough plow|8ao|1bp
till|8aj|1bk
plant|7rn|1bl
insemin|7ju|1bq
ranch|adl|1bl
natur naturalis|3tr|dn
landscap|8al|1bn
roundup|75q|1bs
harvest|6y2|
excav mine|6x1 6ec|
quarri|6ed|
bore drill|7da|
industri manufactur|816|
industri industrialis|4fx|1c0
devis fashion make|819 7y8 7xx 81o 813 7z9|
foliat|83q|
fabric manufactur|816|
format shape|81s 3c1|1c4
file|76h|1c5
forg|83p|1c5
granul|3c5|1c5
groov rifl|7ev|1c5
prefabr|8af|1c4
concoct confect|82l 7f4 7yr|
lamin|7yo 73n|
tan|4h5|xk
veneer|6rb|1cc
affix|6v8|
prefix|6v6|1cf
suffix|6v7|1cf
design|800 7zy 52l|
plan|7zy|1ci
program|8bb|
authorship pen write|869|
draft|86m|1cl
dramat dramatis|86l|1cl
fabric fiction fictionalis|3a8 7zi 7ze|1cl
metrif|86r|1cl
novel novelis|3a8|1cl
redact|5u8|1cl
actual actualis realiz|80e|
objectif|4jp|1cs
deperson depersonalis reific|438|1ct
exterior exterioris extern externalis|4jp 9db|1ct
hypostat hypostatis reific|50r 50s|1ct
embodi|b5o|1ct
incarn personif|54g|1cx
decant|9bl|
paint|851 850|
fresco|84t|1d0
carv sculptur|6pg 7py 84z|
model mould|864|1d2
trace|7tm|
engrav etch|8br 8bn|
aquatint|8bs|1d5
compos|874|
instrument orchestr|87d 87c|
realis|87b|1d7
invent|7ze 7z9|
coinag neolog neologi|867|1da
devis|7z9|1da
conceptu conceptualis formul|7z9 5oh 5u5 7zb|
approach attack|afg|1dd
frame|529|1dd
dig excav|6x1 6x2 6ww 9ja 6xd|
carv|6pe|
truncat|9vi|1dh
bore drill|7da|
goug|6sx|
punctur|6s2|
perfor|7d9|1dl
prick|7d5|1dl
cut|3i9|
hunt search|6xl 9kk|
explor|4w4 4w5|1dp
forag|9wv|1dp
frisk|6xt|1dp
quest seek|6xl 9tt|1dp
ransack rummag|6xw 6xx|1dp
employ exercis us usag util utilis|at5 6em 6dy 6ei|
abus misus|3ig 6e2|1dv
exploit|ack 6ee 6ea|1dv
recycl|6e8|1dv
applic|asf 6dy|1dv
misappl|6e2|1dz
engin|52s|
railroad|a3l 8xp|
overexploit overus overutil overutilis|6e4 6ef|1dx
capit capitalis|9y1|1dx
commerci commercialis|4cd|1dx
capit capitalis|54u|19d
electrif|4gp 4go|1dx
battl conflict engag fight|a9d 65y 663|
blockad encircl|7mk 6ab|
resist|68v|
battl conflict struggl|663 65y|
clash encount skirmish|69u|1rb
maneuv manoeuvr|687|
repuls standoff|7kj 6aw|
mine minelai|6a5|
insurrect rebellion revolt rise upris|aus auv|1eb
revolut|auv abw|
mutini|auw|1eg
combat|663|1e8
aggress hostil|696|2
violenc|7u3|1ek
pillag plunder|a5h a5i 7rf|1ek
rape rapin|7rf|1em
rustl|9xr|14m
loot robberi|a5h|1em
deflor|7bp 4d6|rw
despoil despoli spoil spoilat spoliat|a5h 7rf|1em
devast ravag|439|1em
depred predat|6ix|1em
campaign|668|
crusad|669|
reenforc reinforc support|3kc|
dogfight|80q 664|1rb
attack onrush onset onslaught|696 699|
war warfar|666|
dogfight|664|1e8
storm|6a7 7u3|
charg|69k|1ey
interpenetr|6lo|
blitz blitzkrieg|6a8|1ey
breakthrough|47h|
invas|6a9|
infiltr|af2 8t5|
forai maraud raid|95r als 6lr|
swoop|7d1|1f8
strike|69v|1ey
counterattack countermov|6a1|1ey
bomb bombard|6ay|1ey
push_back rollback|7kj|
reconnaiss|9m4|
reconnoit reconnoitr scout|9m4|1fe
fire|6be 6b5 6b3|1ey
barrag bombard shell|6bf|1fg
burst fusillad salvo vollei|758 96r 6bo|1fg
date|4te|
scour|6xo|1dp
cannonad drumfir|6bi|
measur mensur|4w9 4zp b6d 4ek|
bathymetri plumb|54t|1fm
calibr standard standardis|4zr 4c2 7uf 3t4|
tune|3t5 3t2|1fo
adjust readjust|5o7 3t6|1fo
align|b1w 4bw|1fq
collim|4bt|1fq
synchron synchronis|43x|1fq
observ|9ko|1fm
quantif|4ek|1fm
gradat graduat|7xj 4xc 4xd 4xb|1fv
diverg|b73 973|
sound|4es|1fm
scale|b90|1fm
scalag|b90|1fz
test|59w|
orchestr|52n|
random randomis|3qv|
systemat systematis|4ug 4dj|
codif|4dl|1g4
formal formalis|ajy ajz|1g4
order|4xd 55z|
grade scale|4xd|1g7
sequenc success|4xm acc|1g7
altern|3ap|1g9
alphabet alphabetis|3qx|1g7
item itemis list|5qe 5qd aj7 5qf 5qc|
inventori stocktak|aj8|1gc
group|65v 4x6|
assort categor categoris classif compartment compartmentalis|4wz 4dt 55h 4xa|1ge
index|a6t|1gf
releg|abj 55h|1gf
stratif|anp ano|1gf
aggreg assembl collect|a0q 764 75l|1ge
collat|76a|1gj
compil|7yq a0q 7yv|1gj
gather|3dj 75l|1gj
central centralis|450|1gm
harvest|6y2|1gm
sort|4wz|1ge
territori territorialis|aer 4pc|
support|6kd|
prop_up shore shore_up|6kl|1gr
dangl hang|7hh 7he 3ci|1gr
continu|b47 931 59f|
lengthen perpetu prolong protract|b0t 3vx b3q|1gu
repeat repetit|89w 5rq|1gu
iter|5rq|1gw
redupl reiter|5rq|1gw
copi|8b9 85o 8at|1gw
duplic gemin|89z|1gz
replic reproduct|8a7|1gz
replai|8ac|1gw
playback|8ac|
imit|8at|1gz
emul|b3b 69n|1h4
persever persist|5rr 3zb|1gu
abid|4ye|1gu
prosecut pursuanc|a9a a9f|1gu
hangov holdov|b3x|
discontinu|b3v 407|bm
disfranchis|ajp|1ha
disinherit|a23|1ha
procedur process|afb a90|
map|b5a|1hd
stiffen|46k|1hd
recus|506|
lustrum|4d3|
rite ritual|4in|sk
worship|ax9|
apotheosi deific exalt|5hc 4lc 4ld 50v|1hj
quotat|5yt|si
ritual|4in|si
circumcis|6ry|
church|9co|
communion manduct|57k|1hm
betroth espous|5k7|1hi
marriag wed|al3 al6|1hi
baptism|5zb|
christen|5zb|1hs
confess|5d5|
sanctif|5i2 4d0|
beatif|5dg|1hv
canon canonis|5dh|1hv
consecr|aa7 5k9 5i2|1hv
consecr|aa7 5ka 5k9|1su
oblat offer|axa|1li
inunct unction|374|119
prayer supplic|57i|1hj
benedict|5i1|1i2
idol idolis|8ep|1hj
cultism devot vener|5ka|1hj
activ energ|4mt 2zw|
electrif|8kl|1i6
resurg revit revitalis reviv revivif|302 3e6 ayi 3ei 3ek|21k
regener|3eh|1i8
resurrect|38p|1i8
resuscit|38n|1i8
anim invigor vivif|8ih 499 3h9 30i 302|1i6
present|9vv 9vz|
conceal hide|3ve 9jg 9jo|
camouflag disguis|9l0 9kz|1ie
mask|72w 9js|1ie
cover mask screen|9js 6ar 9jw|1ie
buri burial|6mj|1ie
reburi|ahe|1ii
steal stealth|8q0|1ie
emplac locat placement posit|7j7 920 7j5 7sp a3w 45z|
apposit colloc juxtaposit|4x9 7jp 7jy|1il
interposit intervent|5n8|1il
plant|7nc|1il
implant|7nc|1il
reposit|7jj|1il
superposit|7g7 7g8|1il
finger|5o9|1il
superposit|7g8|1il
stai|b8y azq 8ml 3ae|
abid resid|azq b0w b13|
lodg|b1b b17|1iv
occup tenanc|b0w|1iv
habit inhabit|b1j b12|1ix
cohabit|b16|1iy
bivouack camp encamp tent|b1i|1iy
sojourn|b70|1iu
visit|8li|1ur
layov stop stopov|b1d 8mv b3v|1iu
provis suppli|a37 6gl ak1 a4r|
irrig|3l0|1j4
aliment feed|6j1 6gh 6g5|1j4
nurs|6h1|
overfeed|6g8|1j6
spoonfeed|6g9|1j6
fuel refuel|a4p 9ta 9tb a4n|1j4
issu issuanc|ak1|1j4
purvey|a4r|1j4
subvent|5kg|1j4
demand|5y6 56x|
exact|5y6|1je
extort|9tw|1jf
claim|5y8|1je
drain|6du|n9
paus|59b b02|
respit time_out|59b 40e|1jj
falter hesit waver|8rw 5u9 b00 b02|1jj
intermiss|59b|1jj
freez halt|asa 8ms 8mr 40a|1jj
wait|azs|
repos rest|30a 7pb|
veget|axi 30b|
idl loaf|ade|
vacat|b6x|
delai holdup|4b7 492 4ba|
forbear|b8t|1jt
defer deferr postpon|b09|1jt
adjourn|aee|1jv
prorog|b09 aef|1ha
cunctat procrastin shillysh|b07|1jt
lag slowdown|bae 491 93a 493 48t 494|1jt
dallianc dawdl trifl|b6u 94s|1jt
filibust|aii|1jt
interject interpel interpol interposit|3i7 5n8|py
linger tarrianc|94r|1jt
barrack heckl|5md|py
mortif|8he 8hd|
fast|6hc 6hb|
diet|6he 6ha|1k6
inhibit suppress|4sq adw|
toler|4ye|
pleasur|8k0 8iv|
luxuri|6j3 6hk|1ka
delect enjoy|8kf 8jg 6hj|
lament mourn|8hf|
gratif|8iy 6gj|
satiat|6hs|1ke
humor indulg pamper|5h6 ate 6gj anh|1ke
pleas|8iv|1ke
excess overindulg|6hq|1kg
hinder hindranc interfer|agv|
obstruct|as2 7gy|1kj
blockag|7gy 7b3 71a asa as2 9jj 7h5 6cz|1kk
stall|4b9 b07|1kk
stonewal|5zz|1km
stop stoppag|b3v 407 asa|
complic|44k 44o|1kj
deterr|5mf|1kj
discourag|5mf|1kq
countermin|6a6|
prevent|5au agn|1kj
debar|amk|1kt
disqualif|5ta 3tm|1kt
intercept|7d3|1kt
forestal obviat preclus|ah1 asv ayw ah2|1kt
crush quell stifl suppress|7rt 4bj adz 4bf|1kt
recus|5tb|1kv
confeder|aei aey aj1|
associ|avl aj0|
fratern fraternis|aai|1l1
affili|af0|1l1
mingl|awb|
decolon decolonis|avp|
disband|96x 96u|
disestablish|3ey|
distribut|9zn 75e|
redistribut|75i|1l8
dispens|9zn 36k|1l8
alloc allot apport apportion assign parcel|9sh aiu 9t0 9zn|1l8
realloc reallot reapportion|9t1 9si|1lb
reshuffl|3qu|1lc
ration|9t3|1lb
parcel portion share|9zm 9zp 9sh|1lb
misdeal|9uc|
share|9zm|1l8
gift give|9px a18 9pv 6g5|1lh
bestow confer conferr|9w1|1li
accord|9v4|1li
endow|9pz|1li
contribut donat|9w0 9tf a18|1li
subscript|a05|1lm
trade|9u9 b92 9vp 9vq|
interchang|3du|
arbitrag|9vs|1lw
oper|afw|
trade|5mh|
market marketplac|4cd a01|
financ|9r9 9r7|
financ fund|9r7|1lu
invest|9x2|1lu
leverag|a7a a7b|1lw
bank|a5b a1f|1lu
advertis public|5to 5rb 5ts|
circular circularis|ah7 98f|1lz
public publish|5sq 8b2|
republ republish|8b3|1m1
serial serialis|3qw|1m1
gravur|8bn|
public|8b2 5sq 63g|
packag|7hv|
unit unitis|768|1m6
slate|70a|y4
ship transport|7cj 8xq|
navig|8lt|1m9
haul truck truckag|8y3 7eh 7e8|1m9
cart cartag|7e4|1mb
freight freightag|8xs 7ie|1m9
ferri|8xh 8xj|1m9
deal transact|ag1 9u9 9ua|
convei convey conveyanc|9rn|
deliveri liveri|9zi|1mg
bailment|9zj|1mh
secular secularis|9ro|
exchang|9vf|1mf
barter swap swop|9vk 9vp 9vl|1lp
logrol|a9c|1mk
deal trade|9u9 b92 9vp 9vq|1mf
pawn|a5r|
rent rental|ahr 9qi|1mf
import|a5n|
export|a5o|
smuggl|a5m|1mq
market|4cd|
distribut|ak4|
market merchandis sell|a02 9vq b8z 9u9 9u0|
traffic|9vr 9vt|
retail|9ud b91|1mv
wholesal|9ue|1mv
sellout|9uf|1mv
divestitur|a1s|
sell|9u9 b8z 9u0|
syndic|9u3|1mv
dump|a68|1mv
retail|b91 9ud|1mv
hawk peddl vend vendit|a0k|1mv
ventur|aqp|
closeout|a6j|
realis realiz|9u7|
selloff|9u5|
upholsteri|a54|xk
defray payment|a63 9ux 9uv|
amort amortis|a6h|1nb
overpay|9un|1nb
prepay|9up|1nb
ransom|9vd|1nb
refund repay|a5f 9yn|1nb
remuner|9um|1nb
disburs outlai spend|a0g 9wm 9wl|1nb
underpay|9uo|1nb
expend expenditur|9wl|1ni
migrat|8mj|hi
stamped|99u|
sanction|5bu|
govern|av9 afp|
misgovern misrul|ava|1no
lawmak legisl|aij|1no
enact passag|aij aec|1nq
enforc|asc asb|
coercion|amw|1ns
carri_out implement|4e2 801|1ns
imposit inflict|a0v 56b|1ns
domin|b0o|
masteri|4pb aq5|1nw
monopol monopolis|9q8|1nw
accultur encultur social socialis|3do aaa 453|
breed bring_up foster fosterag nurtur rais rear upbring|aq6 5mg art|1nz
duti oblig respons|an1|
occup|6a9|
manag|afu af5|
conduct|89t|1o3
financ|9r9 9r7|1o3
misconduct|afd|1o3
misdirect mismanag|afd|1o3
screwup|ap0|1o7
handl treatment|af5 4hl|1o3
deal|a8u|1o9
oversight superintend supervis|afu 9ll|1o3
invigil|aw2|1ob
administr dispos|aeo|1o3
conduct|ag1|1od
organ|agd aeq 52n 44y 813|1od
run|afw|1od
ration rationalis|9wt|1of
reorgan reorganis shakeup|aes aet|1of
syndic|agh|1of
author authoris empower|aje 5bi|1o3
sanction|ak0|1ok
licens permiss permit|5bh 5bg afy|1ok
certif enfranchis|afy agb|1ok
disenfranchis|ajp|1o3
accredit|ajj|1on
commiss|ajh|1ok
mandat|ab5|1oq
deleg deput releg|aar ab2 ab4 avk|1ok
devolut devolv|aas|1os
clearanc|5bi|1om
dispens|apm|1om
toler|ahh|1om
canal canalis channel channelis|8vf 7cj 8vp|1o3
canal canalis|a47|
prepar readi|454|
deploy|75g 6d9|1oz
redeploy redisposit|a6y 75h|1p0
plan|521|1oz
program schedul|5ap 5ao 4z9|1p2
prolus|30d 38y|1oz
guidanc steer|8vf afi|1o3
coup putsch takeov|9xf|
restraint|3ln|
damper|4od|1p7
bridl curb|3lz anf arq|1p7
immobil immobilis|6j8|1p7
confin|alt|1p7
imprison intern|alu alr|1pb
contain|6ax|1p7
curtail suppress|4bf|1p7
crackdown|46m|1ky
regiment|afq|1nv
reimposit|a0z|1nv
confin restrict|3lo|1p7
classif|an8|1pi
declassif|ana|mx
specif stipul|5yb|1pi
circumscript|7tq 7tp 3lu|1pi
constrict|76m|nc
depriv privat|a1t a1p 3ex|
impoverish pauper pauperis|a27 3ex a28|1po
starv starvat|6h6|1po
mollif pacif|8db 3sz|
concili placat propiti|580 8db|
internation internationalis|afo|
commun communis nation nationalis|45d 45p|
denation denationalis privat privatis|45r 45q|
nation nationalis|4p4|9s
detrib detribalis|3dp|
collectiv collectivis|aev|dm
commun communis|45f|dm
commun communis|45d|9s
feder|40y|dm
discrimin favorit favourit|anm|
patronag|6gs|
secular secularis|3bg|9s
rollov|9x3|9s
militar militaris mobil mobilis|66w 4p3 66s 65m 3pv|
arm armament equip|a4t 65g|1q6
outfit|a4t|1q7
rearmament|a42 65h|1q7
disarm disarma|65k 65j|1qd
conscript muster|66q 5ah 66v|1q6
levi|66u|1qb
demobil demobilis|66t 65l|
remilitar remilitaris|66x|1q6
normal normalis standard standardis|4c3 4c2 4zr|
stabil stabilis|3pz 3q4|1qf
destabil destabilis|3q5 3q3|2
stylis styliz|859|1qf
convention conventionalis|4iz 859|1qi
taxat|a11|1nv
penal penalis penalti punish|amb|
beat drub lace lick thrash trounc whack|7a3 79g 7a5 77y|
castig chastis|5dm amc|1ql
detent|alt|1ql
imprison|alr|1ql
spank|7av|
flagel flog lash tan whip|782 79l 79g|1qm
horsewhip|784|1qr
execut|akh|
lapid stone|6m8 6yj|
hang|akt|1qt
burn electrocut|akr|1qt
crucifixion|akl|1qt
committ consign|a5v a5x|1pb
commut|3dw|
exchang interchang|3dw|
complianc submiss|694 5jb|
obedi obeis|aqh|1r1
truckl|5jj|1r2
prostrat|9ao 4ms|1r1
competit content rivalri|69m 64a|
contest|5if|1r5
confront opposit|65z b9u 64t|
discord|b87|
riot|auz|1el
contravent disput|asz 58x|
combat fight scrap|58x 663 65y|1eb
fenc|6cy|1rb
impact shock|7r3|1rb
dogfight hassl scuffl tussl|7kd|1rb
duel|69l|1rb
swing|7v1 9du|
fistfight fisticuff slugfest|651|1rb
stab thrust|7d6 9ai 6lw 6m2|
thump|79x|
hammer pound|79x 7a7 7sm|
wallop|7a3|
beat whip|676|1rb
brawl|58u|1rb
dissent object protest|aoj baj 5bx|
rebellion|aut|
demonstr|aok|1ro
walkout|94k|1ro
disobedi noncompli|aqi|
case causa lawsuit suit|auo|1rv
counterclaim|5y9|
proceed|a90|
appeal|am5 am4|1rv
affirm|4y5|1s0
litig|aup auo|1rv
natur naturalis|45s|1rv
judgment|ami|
convict sentenc|5m9 5m7|
dismiss|5bd|1s0
arbitr arbitra|57n|1s0
rule|5t7|1s0
offici refere umpirag|65b 66l|
find|5t7|1s0
acquitt|5ly|
dispossess evict|a1u 7g4|
evict|7g5|8o
legal legalis legitim|ak9 5l7|
legitim|4oo|
trial|ami|1rv
prosecut|aun aum|
demurr|63y|
entrap|au9|1se
retrial|amh|1sc
divorc|ald|
quarantin|4fc|
seclus|4fb|
segreg sequestr|4fb 7qm 4f4|
desegreg integr|akb 4c1|
cooper|ada|
brainstorm|4uk|
abid complianc conform|aqg b2d|1sm
honor observ|ahg|1so
coaction collabor|add ada|1sm
collabor collaboration quisling|adb|1sm
compromis|602 601|1sm
rapproch reconcili|57z|1sm
allegi commit loyalti|5ka|1sm
devot|5ka|1su
fetich fetish|3wb|1sv
aid assist help|36o b9g aqx aqb|
facilit|b9g 4ht|1sx
recours refug resort|avn|1sx
ministr succor succour|ar5 ar1|1sx
seat|7oz|
boost encourag|arw 3uu|1sx
boost|arw|53
comfort consol solac|8is|1t0
simplif|44i|r6
oversimplif simplism|at8|1t5
ration rationalis|4nt|1t5
support|5l2 5bs ah4|1sx
adher adhes|azt aq0|1t8
back championship patronag|ary as1 ah4|1te
advocaci protagon|5dx|1t8
insist|597|1tb
urg|5h3|1tb
approv bless|5bj 5bt|1t8
reassur|8de 5ye|1t8
support|9rh|
mainten sustain susten sustent upkeep|6gr 6iv b3q|1tg
represent|aqe|1sm
employ engag|acl|2
book reserv|am7 awh 5ar|1tj
ador idol idolis|8ep|
glorif|5hc|1tl
glorif ideal idealis|4ei 50t|
romantic romanticis sentiment sentimentalis|50u 4jr 2yv|1tn
reward|5a0|1te
disparag disprais|5fo|19a
denigr deprec|5hs 5gr 5gp|1tq
aspers calumni defam denigr slander|5fr|
detract|4jm|1tq
behavior behaviour conduct do|ao7|
aggrav provoc|8fy 8ft 8ji|
exacerb|8ji|t4
bitcheri|5mc|
bulli intimid|8jc 8f0|
frighten terror terroris|8es 8ez|1ty
taunt twit|5g7|1tv
condemn|5gs|19a
brand stigmat stigmatis|an7 4gz|19a
discourtesi offenc offens|8gc|1tu
deris ridicul|5gb 5gd|1u3
mock|5g2|1u4
affront insult|5fy|1u3
outrag scandal scandalis|8i9|1u6
presumpt|a99 2yo 4uq|1u3
rebuff slight|4t7 5b0|1u3
snub|4t7 631|1u9
benefact benevol|aqy|
favor|ah3 aia|
forgiv pardon|5m5|
condon|5ku|1ud
exculp|5ly|1ud
endear|8hw|
defer respect|ahg 50y|
homag|app|1uh
assemblag gather|awe aeg|
mobil mobilis|66s 3pv|1uj
convoc|5ag|1uj
congress meet|al0 aeg|1uj
rendezv|al1|1um
congreg|961|1uj
conven|965 5ag|1uj
social socialis|aah|1um
visit|al2|1um
attend|ax8|
absenc|471|
payment requit|a5f|
retali reveng|6di 6dh|
payback retribut vengeanc|6dk|1uv
reciproc|a8z|
feud|69t|1eb
aggress|696|1ej
consolid integr|4c1 4bz 3mo 3mn|pl
central centralis|450|1v0
decentr decentralis|451|oi
incorpor|7op 4bz|1v0
amalgam merger unit|3mq 40r|1v0
involut involv particip|b3i agm 653 a9a|
commit|9x2|1v5
incurr|b8d|1v6
intercess intervent|57n aq3|1v5
intermedi mediat|57n|1v8
annul invalid|ajv 49v|c0
exoner vindic|5ly 5m0|1vn
whitewash|9jv 5m1|1vn
justif|5ls|1vb
rehabilit|asu|1vb
strike|acx|
walkout|acx|1vf
disentangl extric unsnarl untangl|7u0 b3k 7ms 7fl 31x|44
sabotag|aqj|c8
flip toss|8qn|
strafe|6bg|1ey
ambuscad ambush|6bt 6cc|
emancip|am3 alz|44
clear|5ly|44
manumiss|alz|44
admiss admitt|amn|t
readmiss|aam amp|1vp
matric matricul|aj4|1vp
remarriag|alb|1hr
renew|7z7|1gw
amnesti pardon|5m3 5m4|
demolit|655 81g|c8
spoliat|3if|c8
cede_back recess|68l|bv
amend|5vq|f8
transmut transubstanti|42j|
colon colonis settlement|45z avo 460|dm
reloc resettl|461 462 466|jr
dismount|8ym|1ha
radiat|b4a|1w4
eman emiss|4lh 2xx bbz 39k|g
discharg vent|4ef|1w4
jam|62t|
vacat|5b5|d9
harmon harmonis|878 4dn|vu
hum|62m|vu
sift winnow|7f5 7fa|
teleport|9ff|jr
chant inton|61q 63q|vu
cantil|61q|1wc
inton|61q|vu
singalong singsong|9en 61r|vu
solfeg solfeggio solmiz|89m 89i|vu
yodel|61u|vu
lead|5co 89t afk|
preced precess|93h acg b4z b7f|
flowag|4ab 7mw|
parol|avu|44
pounc|9as|5q
probat|b0b|44
revoc|5b5|d9
repriev|b0c|
reneg revok|5b6 64d|2e
ruff trump|64p|
awaken wake_up waken|2zh 2zi|dv
buzz|b6o|
fixat|4e6|7s
immobil immobilis|6j8|16d
excit|8d1 4gb|dv
thrill|8ig 8gp|1ww
incit|5g9 6ly|dv
inflam inflamm|8cw|dv
stir|8dx|dv
stimul|58i|dv
galvan galvanis|8jl|1x1
titil|8ix|dv
deforest disforest|3hj|r4
skim|6q4|qw
withdraw|a1i|qw
spoil spoilag|ap0 4d6|12q
swerv veer|976|mu
enlist recruit|66q 9tr 66u|1
smooth|6oz|1
consult|5j6 8xx|2
accent accentu emphas|5xr 5xu|2
outlet|5q6|
palpebr|2yc|5k
beatif|8ig 8ie|2
mystif obfusc|5pv 4tq 4hu|
proclam promulg|5hh 5tu 5tx|
social socialis|452|
stabil stabilis|6kr|ec
stupefact|9gj 3pr|2
vulgar vulgaris|4po|gi
happen occurr|3yc|
accompani attend concomit|b25 b7w|1xm
experi|8dy 9ft 9fy|1xm
auguri foretoken preindic|3z7|1xo
omen portent presag prodigi prognost|5in|1xp
auspic|5in 3z0|1xq
forebod|5nn|1xq
flash|47a|1xo
troubl|35j 8d8 8dw|1xm
marvel wonder|5og 5of|1xm
feast|6gi|
drama|5rh 5uw|
begin|3z4|1xm
conclus end|awz 4du b9f 7y4|1xm
end|7y4 b9f 3zj awz|1xz
pass|472|1y0
outcom result termin|azm azg|1xz
materi materialis offspr|3yp|2aa
payoff reward wage|aqr a5g|
alter chang modif|3el 3b5 3ay 39v|1xm
sublim|8y0|1y5
surpris|6a7 aw8 547|1y5
blow|37n 8f7 8i3|1y7
collis|7r2|
crash wreck|7r4|
derail|94u 94t|
collis hit|6ms 7r2 7r6|20k
fire|424|1xm
smolder smoulder|41y|1yd
afflict|8gx|1xu
embarrass|8g8|1xu
disembarrass|a65|21j
outrag scandal|8i9|1xu
blowup deton explos|3uc 3ua|
case instanc|5yj 9kr 9kq|1xm
humili mortif|8h6|1yk
motion movement|8kz|1xm
approach|99m|1ym
pass|99a|1ym
travel|8kz|1ym
creep|8pn|1yp
migrat|8mk|
shrink shrinkag|3mg 3me|21g
compress condens contract|40l 76m|1ys
coarctat constrict|3u1|1yt
injuri|35f|
breach break fall_out rift ruptur sever|7r1 aen|1zx
hap|3yc|
punctur|44u 6s2|
trip|8rt 8rr|
failur|ap1|1xm
downfal ruinat|as7|1z0
malfunct|7mz|1z0
blowout|48g|1z2
stall|8mu|1z2
abort miscarriag|3zk ap1|1z0
egress emerg|4j8 478|1xy
birth nascenc nativ|33w|1y5
transmigr|b5p|
appear|474|1xm
reappear|47f|1z9
makeup|aog|
manifest materi materialis|475 3yp|1z9
incept origin|b9w ayh 7yz|1xy
germin|3zs|1zd
genesi|7yw 33q|1xy
emerg outgrowth|ayh 3b3 47g|1xy
rise|484|1zg
start|810 7yz awx 3z4 3yw|1xy
dawn morn|awy|1zi
open|ae3|1zi
caus|80i 58i|1zd
anteced|b7f|1zl
overtur preliminari prelud|b2y|1zd
eman process|38q|1zd
produc|8c1|1zl
concept creation|8c6|1xy
kickoff|ab6|1zi
destini fate|563|1xm
predestin|562 51t|1zs
annihil|4ce|204
erad obliter|4ck 4d9 3uw 824|204
debilit enerv enfeebl exhaust|43d 43e|27s
breakup separ|6vg aen 7ql 96s|1y5
dispers scatter|96w 96q|28y
dissip|96w 96q|1zy
invas|6lp|28y
extermin extinct|4ce|1zu
departur exit expir go pass|3zv 8m0 954 94e|21f
doom doomsdai|5kl|1zs
demolit destruct wipeout|4ce 4d9 4dc 4cg 7y6 81g 7rc|1xz
depred ravag|439 43a|204
raze wreck|823|204
ruin ruinat|7rc|204
desol devast|439 4jh|207
rack wrack|7ri|204
disappear|9kt|1xm
evanesc|472|20a
vanish|47i|20a
fadeout reced|49t 4o3|20a
fluctuat variat|8ol b2b|1y5
interlock mesh|7l1|20k
flick|7un|20k
blow bump|6n5|
slam|6nh 6ng|
jar jolt jounc|8n2|20h
contact imping strike|6ms atc 6j6|1xm
injuri wound|35f|
oscil|8or|
repeat repetit|3ym 897 89w 5rq|
cycl|99h 99d|20n
rematch replai|64w 64h|20n
recurr|3ym|20n
breaker surf|8x9|219
swash|74w|219
riffl rippl wavelet|219 980 9oo|219
oscil vibrat|8or|20v
undul wave|8rz|1ym
fluctuat|8om 8ol|20v
lift|92f 90h|219
billow surg|8pj 8s5 985|219
roll roller|8rz|219
heav|3zq|1ym
backlash rebound recoil repercuss|8qi|1ym
bounc|8qj 8qi|211
resili|8qi 435|211
kick recoil|74i|1ym
wring|71v 7v2 7er|1ym
turn|3br 9e1 8sg|1ym
wrench|8nm 71s 8nl|1ym
undul|8rz|1ym
wave|20t|1ym
shipwreck wreck|7ri 7rh|
draw standoff|68q|
stalem|64n|21b
win|68d 670|29w
christian christianis|42w|
death deceas expiri|3zv 9fx|1y5
decreas lessen|3cw 497 3ct|1y5
destabil|3q3|1y5
increas|3cy 3db|1y5
eas moder|4ht|1y5
advanc better improv|arw 3nf 3im|
elabor refin|44k 4ct|21k
deform|71u 6sp 7tw 4d4|1y5
transfigur|4pf|
transit|4ly 4lz|1y5
jump leap saltat|3d4 4mx|21o
sublim|40j|
contagion infect transmiss|9sp 37k|
collaps|92b|1xm
subsid|91y 92b|21s
kill|6yl|
cessat surceas|b3v|227
settl subsid|91y 91x|220
gravit|8ky|1yp
descent|903|1yp
cascad shower|bau|21y
sink|92d|21y
immers submerg submers|92l 7sx 3jv|220
founder|92e|220
wobbl|8nn 8pi|1ym
bust fizzl flop|74c ap6|1z0
bomb dud|aoo|224
implos|3u8|21s
halt stop|3zn asa 8ms 8mr b3v|1xz
standstil|7gz|227
departur deviat differ diverg|4wq 4wl b28|20e
discrep varianc variant|b28|229
driftag|8uq|229
malform miscreat|51m|1z0
disloc disrupt|463 4bv|
abat hiatu repriev respit suspens|3mz 40a|
defervesc|4o6|22e
eclips occult|9ky|
augment|3cz 3de|21i
accommod adjust fit|3ti b65 4dp 3tf 3co|21k
enter entranc|95f|1yp
climb mount|8u7 488 3d2|28x
elev lift rais|90f 8zv 90h|28x
heav|985|28x
liftoff|955|28x
sound|9nl 9ii 9n7|1xm
bother fuss hassl troubl|8fy an5|
headwai|93i 8vf 8vt|28w
tribul visit|56b 8gy|1yf
fusion merger unif|3mq 40r 440|
combin|az3 a19 767 7fc 3hb 440|
recombin|4nh 4ni|22t
recombin|3hd|22t
consolid|3eb|22t
mix mixtur|7ff 3g4 7aj 4mo 440|22t
concoct|7f4|22x
conglob conglomer|3c7 3dj|22t
blend|7fg 440|22x
zoom|8wp|28x
takeoff|954 955|28x
upheav uplift upthrow upthrust|8zy 7eo|28x
uplift|8o7|28x
baa|61j|
bam bang blast clap|9nv 9on 9f5|24m
bark|61f|
bark|61e|24m
bai|61g|
beep bleep|9ok 9nz 5ab|22o
bell toll|9ns 6v2|22o
blare cacophoni clamor din|9om 9nv|24m
boom roar thunder|619 5nc 9dx 616 9mz 9om|24m
bleat|61j|
brai|62g 30p|
bombil bombin buzz|9nt 5af|22o
cackl|62p|
caterwaul|5n7|
caw|634|
chatter|7q2|24m
cheep peep|622|
chink click clink|9oh 9og 9oc 8qr|22o
chirp|89j 622|22o
chirrup twitter|62b 622|22o
choru|5ur|22o
chug|9ni|24m
clack clap|9mm 62i|24m
clang clangor clangour clank clash crash|9dw 9mx 9my 9mw|24m
clatter|9mm|24m
cluck|62i|
coo|5ml|
crack|8qr 9ny|24m
crackl crepit|9n3|24m
creak|9mk|24m
crow|5gx|
crunch|62v|24m
decrepit|3au 3at|23x
drum|89s|22o
footfal footstep|8v2|22o
gargl|633|22o
gobbl|62w|
grind|77i|24m
growl|615|
grunt oink|60u|24m
gurgl|9na 9oo|22o
fizzl hiss hush sibil|62c 5hk 62e|24m
honk|629|
howl|616|24m
howl|61d|
hum|b6o 62o 9oj|24m
jangl jingl|9mp|22o
knell|9nq 9nr|23b
knock|9nf 79w 9ob|22o
meow mew miaou miaow miaul|5q0 625|
moo|62j|
murmur mussit mutter|60z 60x|22o
neigh nicker whicker whinni|632|
nois|9mq|22o
pat rap tap|9ob 6o9 6ma|22o
patter|9oa|22o
peal roll|9nm 9np|22o
ping|9ne 9nf 6mt|22o
plonk|7jr|24m
plop|90w 90v|24m
plump|911|24m
plunk|9o9|22o
pop|9oe 6b4|22o
purr|626|22o
quack|627|22o
quaver|61w|22o
racket|9ml alg|24m
rale rattl|9n1 8qb|24m
ring tintinnabul|9no 9nq 9nm 5a6|22o
roar|61m|
grumbl rumbl|9ol 615|24m
rustl whisper|9nw|24m
scream screech shriek|9mr 5n6 9mk|24m
scrunch|9o8|24m
shrill|5n6|24m
sigh|5un 2xv|22o
skirl|895 9n9|22o
slam|6ni|24m
snore|2za|24m
song|60w|22o
spatter splatter splutter sputter|9of 5us 9ms|24m
plash splash|74w 9oi 74y|24m
splat|4bl 9ms|25e
squawk|61n|24m
squeak|9mk|24m
squeal|62h|24c
stridul|9mn|24m
strum|9nk|22o
susurr susurru|60y|22o
swish|9op|22o
tap|9ob|22o
clump clunk thud thump|9o8 6mx 9o7 9o9|22o
thrum|9nk|22o
thunder|bcf|24m
tick|9n4 9oc|22o
ticktock tictac tocktact|9n4|25r
ting tinkl|9og 9nj 9il|22o
toot|9nz|22o
tootl|9o0|22o
trampl|8v5 8nf 35g|22o
twang|7ea 9mu 9mv|22o
tweet|9n8|23n
birr whir whirr|9or|22o
whistl|9o1 60w|22o
whiz|9or|22o
yelp yip|61i|
beat heartbeat puls pulsat|8oy 8ou|
pound throb|8oy 9hd 8ou|263
ebb reflux|8s6|269
tide|8ob 8oc|
slide|8nu|21y
avalanch|8zm|267
flow|9b5 b9x 9b7|1yp
regurgit|9bg|
current|9bm|269
overflow overspil runoff|9b8 9bv|269
outpour|9b5 756|269
flux fluxion|9b3 49h|269
blast|6bf|1yj
backfir|9mt|1yj
fragment|3y5|1yj
carom ricochet|8ql 8qi|211
touch|9hx 6j6 6j7|20k
concuss|8qa|20h
rap strike tap|9ob 6o9 79e 6ms 79v|20h
bang bash belt knock smash|79z 7rk 3y0 78f 6ng 77x 6n0|20h
slap smack|79y 7a9|20h
revers|431|216
swerv yaw|976 9b0|216
concuss|8qa|1yv
scintil sparkl twinkl|bbv bc0 bbp 9l5|1y5
shimmer|b6n bbi|1y5
flicker glint spark|9lj bbw 9l6 bbj|
gleam glimmer|9l9|
corusc glitter sparkl|bbv bbw|
brush|6n9|26j
stroke|6lj|26j
concentr|3m2 3m3 3m1|21i
explos|3dc|21i
jump leap|3d5|21i
wax|489 488|21i
converg|974 b76|1xm
encount meet|9uh 95z|272
changeov convers transit|42d 4lz|
isomer isomeris|4on 4om|274
transmut|42i|1y5
climax|4e0|
compact compress concret densif|41m 7hq|26y
rarefact|4o1 3kr|26y
conserv preserv|9y2|21k
recoveri|4j5|21k
remiss remitt subsid|3lk|22e
detriment hurt|3oo|27e
damag harm impair|3oy 397 3oj|1y5
impuls puls pulsat|7yc|20v
breakdown|48e|1z0
dud misfir|6b8|27g
blackout|3v5|
dwindl dwindl_away|3pk|21g
wane|481 48b 48c|21g
turn twist|3b3 3cf ayp|27m
develop|3ya|1y5
complic ramif|44m 44o|27m
revolut|4s0 3b2|1y5
mutat|3aj|1y5
atrophi wither|473 384|27s
strengthen|3k4|
weaken|3ki|
attenu fade|473 382 3k5|27s
earthquak quak seism temblor|8q2|
micros tremor|8q2|27u
encroach intrus invas|92t 95p b1l|22j
ooz seepag|9bu 356|269
exud transud|356|27x
dribbl drip trickl|7x9 9bo 9bp|269
eddi|98z|26b
maelstrom vortex whirlpool|98z|26b
dismember take_apart|7s8|283 sz
mutil|3sp 37p|1yv
deform distort|4d4|27e
warp|5es|284
plung|8zq|
precipit|905|
dress fecund fertil fertilis|4gf 4g9|fu
burst outburst|3ui|1xm
erupt irrupt outbreak|3ui|1xm
recrudesc|3ya|28a
jet spirt spurt squirt|9bb 6xa 750 7lo|26d
erupt|3uh|
leak leakag outflow|4ja 3og|26d
fecund fertil fertilis impregn|33m 33l 33j|1zq
pollen pollin|33n|28f
superfet|355|28f
flap flutter|8ot 9ee 9ed 8rz 8p1|20v
gush outpour|9bb 4ap 4ao|269
rush spate surg upsurg|985 8s5|269
gyrat revolut rotat|98v 98h 98n|216
roll|8nb 7mj 8pt 8n9|28l
commot whirl|990 997 98z|1ym
wallow|8n8|28m
ladder ravel|7md 7me 3xx|27e
loosen relax slacken|46y 46o 46n 496|27s
permut replac substitut switch transposit|9vk 3bw 3aq 3dz 9vj 9vg|20e
tide|8s5|20e
displac shift|4lx 42b|
luxat|4bv|28t
sublux|37s|28u
advanc progress|92r|1yp
ascens ascent rise|8zx 8zv|1yp
spread|b4l 9a8 9d3 5sz 5ss 75j 75e|1yp
stamped|9dp|1yp
spritz|6xb 6xc|28c
come_back return|434|216
parti|alh|
danc|87h|292
hop|8zn|293
rave|ali|293
feast fete fiesta|6h0 6gz ale|292
jolli|5gm|292
celebr jubil|alf auc ale|
ceremoni observ|auc|
burial entomb inhum inter sepultur|ahd|
hymen nuptial wed|al6|299
dedic|ab7 5ka 4z7|299
reded|5kb|29c
open|ae3 ae5|299
commemor memori memorialis|58a 4sp 4sm|299
induct initi instal|aa2 aal aa3|299
coron enthron enthronis investitur|aa9 aa8 aao aan|29g
commenc graduat|9w6 9w7|
sleepov|b1c|
race|65f|
footrac run|65f 8us|29k
slalom|8w6|
tournament tournei|69s|
playoff|64x|
meet|al0|
hurdl|8zp|
match|64x|
prizefight|7as|
joust tilt|69q 69p|153
race|65f|
campaign|66a|29u
triumph victori|675|1xz
blowout laugher romp runawai walkawai|671|29w
defeat lick|ajd|1xz 1z0
blow revers setback|agw|1xm
lurch|67c|29y
rout|67f|29y
shutout skunk|67c|29y
debacl drub slaughter thrash trounc wallop whip|678 676 79q 679|29y
collaps crash|92b|1xm
deliquium faint swoon syncop|2zz|
shipwreck|ap3 as9|207
supervent|3yg|1xm
levit|8wt 8ws|
crystal crystallis|49n 49g|
consequ effect event outcom result upshot|ax2 azm azg ase 809|
chang|3ay 3b5 39v|2aa
impact wallop|3bn|2aa
influenc|592 51l apw|2aa
perturb|9ay 9ax|2ad
repercuss reverber|b0s 3bo|2aa
chanc fortun hazard luck|5nk aw4|
aberr distort|b29|
aerosol|75a 759|
attract|71t|2b5
beam irradi rai shaft|3sk bc3 bbk|2bi
beam rai|3si|
air breez zephyr|bc9|
circul|98b|
freez frost|3hl 368|
death|3zv 9fx|
decai|3j0 4m9 3ix|
dehisc|3uj|
alluvi deposit sediment|929|
desquam peel shed|6px 2yk|
exfoli|6py 6qg 7ld|
condens|40k 40h|
diffract|96t|
drift impetu impuls|80z 8s4|2b5
electr|4gp 4go|
electr|4gp 4go|2b0
energi|4mt 2zw|
power|6gg|
facilit|8ci|
alluvion delug flood inund|3jv 7mw 4ab 3ju|
fluoresc|9lb|2bi
forc|8o2|
friction rub|6on|
abras attrit detrit grind|6p2 3xi|2b6
storm|bcb bcd|
gravit graviti|8ky|2aj
blast gust|bc8 8s4|
bluster|bce|2ba
sandblast|76f|2ba
haze|bco|2ai
heat|41e a3v 417|2b0
glow incandesc|bc6 4o8 4o7|2bi
induct|8a8|
leverag purchas|7uz|
light|3sl|
luminesc|bbu|2bi
reson|9n6|20u
sound|9nl 9ii 9n7|
thaw warm|41t|2cn
microwav|3wg|
mist|74s 402|
sun sunlight sunshin|9g6 39f|2bi
gangren mortif necrosi sphacelu|38l|2ap
phosphoresc|az7|2b4
polar polaris|4e9 4e8 4e7|
depolar depolaris|4oj|2ab
downfal precipit|baq|2cn
pressur|7du 44t 44s 44r|
puff whiff|9f8|2ba
pull|7x3 7kh|2b5
push thrust|b7m 9ej 8o2|2b5
radiat|bby|2b0
rain rainfal|bap|2bu
cloudburst delug downpour pelter soaker torrent waterspout|3jp baw 3jv 7mw|2c0
drizzl mizzl|bat|2c0
shower|bau|2c0
refract|9g3|
green rejuven|4i6 3eh|
scatter sprinkl|bav|2c3
scintil|9lc|2bi
sleet|bb1|2bu
fume smoke|bc1 9hw|2ai
snow snowfal|bb0|2bu
insol|9g6|
arc spark|bbw|
distort|5es|
conduct|9ct|
propag|9dk 7cl|
squall|bcc|
tension|7sb 4kc|
strain|7sb 306|21m
overstrain|6el|2ci
suction|8mc 35t|2bv
tornado twister|8nl|
transgress|b4m|
condit weather|3qg|
floatat flotat|8od 8s8|
ablat|3qi|2fi
abras attrit corras detrit|6p2|2fi
absorpt soak_up|7oh 7oj|2jv
acclim acclimat acclimatis|43w|2cy
accret accumul|3dl|2gs
accret|3dl|2gs
acetyl|4ii 4ih|
acidif|3p9|
activ|3h4 3h2 80a|
adapt adjust|3co|
adsorpt|7om|2jv
advect|9fa|
aerat|9g7|
agglutin|6kz|
agglutin|6kx|
american americanis|45k 45g|2d9
ammonif|4fh|2ig
anglic anglicis|3th|2d9
assibil|4ln|2ez
absorpt assimil|7ol|
absorpt assimil|4ro 3dq 3dn|
backup|7h6|2ct
blaze|bbn|2fu
bloom|3sw|
anthesi blossom effloresc floresc flower infloresc|3sx 3sw|2gb
blu blue|4i7|
brood incub|34c|2ib
calcif|4fp|
calcin|41b|2i8
captur|a0n|
carbon|3gf|2ig
carbon carbonis|410|
catabol dissimil katabol|3m7|
centrifug|98x|
chelat|ay5|
chelat|ay5|
equilibrium|b33 3bl|2dq
reaction|49q|
chemisorpt chemosorpt|7vp|2cz
chlorin|3ge|
civil civilis|45o|
cloud cloud_up|bcg|2kn
burn combust|41w|2i8
deflagr|4py bcp|2dv
compens|b32|
condens|40k 40h|
congeal congel|49b|2gd
consumpt us usanc|6dx|
convalesc recoveri recuper|37y 380|2gf
convect|98d|
chill cool|414 411|
corrod corros eros|3qd 3qc|
cultiv|8as|2gb
clot coagul curdl|4b1 4b0 40t 4az 49d 49c|
deamin|4oe|
decalcif|4fr|
decarboxyl|4g2 4g3|
decai declin|44d|2eh
disintegr|44e 44d|
decentalis decentr|451|
declin diminut|3ct 481|2eh
decoct|41o|2fm
breakdown decomposit putrefact rot|3iy 44f 3j0|
decomposit|3iy|2dq
decreas decrement|3ct|
dedifferenti|3ai|2cy
deepen|4o2|2ez
defec laxat shit|35u|2fe
deflat|4n2|
defoli|3hi|
degauss|44h|2eq
degener devolut|37x|
dehydr desicc dry_up evapor|40n 3j6 3ja 3j5|2fm
demagnet demagnetis|44h|
deminer demineralis|4ok|
denazif|4g1|
deriv|3ns|
desalin desalinis|4jl|
desensit desensitis|9gg 3q7|2eh
desorpt|4nz 4o0|
destalin destalinis|4nv|
declens deterior worsen|3ij 3iw 37x|2ed
develop evolut|3no|
digest|6i6|
dilapid ruin|825|
discharg emiss expel|39j|
dissimil|3dt 3dr|
dissoci|3iz|
disintegr dissolut|449|
dissolut dissolv|49s|2hc
distil|4cy 3l4 3l5|
doubl|3n4|2ht
drift|8uq|
melior|3im|
eb ebb wane|481 48b 4o4|2ed
effervesc|4hy|
ejacul|33r|2f2
elimin evacu excret void|35s 35r|2f2
elis|4t0|
elut|6rh|2fm
encapsul|7ua|
eat_away erod eros wear wear_away|3qh 3qf|
european europeanis|45h|2d9
evolut phylogenesi phylogeni|4lf 3no|
expector|2y3|
extract|3l5|
extravas|751|
farrow|345|2ib
feedback|a1d|
femin feminis|4nm|
fester matur suppur|38k 38j|
fill|4a9|2fx
filtrat|7ey 7f1|
fire flame|bb2 a72 424 3w9|2dv
flare|bbg bbf|2fu
floccul|ayl|
flow|b9x 9b7|
focal focalis|b4x|
fossil fossilis|4gy|
fraction|7f3 7f2|
fragment|3y5|
freez|49m 41s 41k|2e3
lyophil lyophilis|3j8|2g2 2ep
frost ic|6jd|2g2
fructif|4gt 33t|2gb
galvan galvanis|37o|
gasif|49a|
germin sprout|3zr 38a 3zs|2gb
glaciat|6jf 41l|
global globalis|4kx|
develop grow growth matur ontogenesi ontogeni|387 3ne 3nm 3ld 3n1|
growth|3nm|2ez
cure harden solidif solidifi|4j0 49b 49l 49k 49e|
hatch|34q 34c|2ib
heal|3px 38t|
heat warm|41h 41e|
haemagglutin hemagglutin|6ky|2d3
humif|3a4|
hydrat|3ji 3jh|
hydrogen|3um|
hydrolysi|4n9|2dq
ideal idealis|50t|
ignit|bb3|2fu
imbibit|7ol|2cr
implant nidat|7nc|
impregn satur|4fj|2ig
inactiv|3h5|
growth increas increment|3lb 3cy 3db|
encrust incrust|3o2|
indwel|axr|2cx
infect|37f|
inflat|4n3 4n1|
infus|3x3|2fm
inspiss|480|2ep
insuffl|36c|
infold introvers intussuscept invagin|7km 7kl|
iodin|3g6|
ionis ioniz|3pg 3pf|
isol|4x0|
iter loop|5rq|
iter loop|5rq|
keratin keratinis|4ou|
lachrym lacrim tear water|4aa|
lactat|6h1|
leach|4ee 9bs 9bt|
lexic lexicalis|5s7|
librat|8os|2i2
liquefact|bas 49i 49h|
lysogen lysogenis|4c0|
macer|44c|
magnet magnetis|44g|
margin marginalis|a9i|
masculin masculinis viril virilis|4nk|2gb
materi materialis|3yp|
matur ripen|5oi 3nl 3nm 3nk|
mellow|3o0 3o1 3nz|
catamenia mens menstruat menstruum|34l|2f2
metabol|6i8|
metastasi|39i|
micturit urin|35n|2fe
mildew mold mould|3j4|2k0
benefici|4ox|2fm
ecdysi molt moult|2yj|2jo
monogenesi sporul|8c2|
multipl|3nb|2gs
neutral neutralis|4cb|2dq
nitrif|4gi 4g7|2i8
nitrif|4gh|
nutrit|6j1|
obsolesc|4no|2eo
opacif|4oz|
function|7n1|
opson opsonis|4p1|
oscil|b6l|
ossif|46i|
ossif|3pi 3ph|2dg
overcompens|b32|2dx
overh|41d 413|2gg
ovul|34m|
oxid oxidis|3m9 3m8|2dq
oxygen|3g9|
palingenesi recapitul|89y|2gb
birth parturit|33w|
pee piss|35n|2ho
peptis peptiz|3xh|
infiltr percol|8t6 8t7 9bs 7f0 7ez 7ey|2ft
perenn|axv|
permeat pervas suffus|4am 4ak 6ls 6lo 7ey|
diaphoresi hidrosi perspir sudat sweat|354|
petrif petrifact|4gx|2fz
pigment|3ry|
indent pit|6sn 7pv|2e4
planat|6wm|2fi
plastin|9y3|
polymer polymeris|3pe 3pc|
regener|42u|2fp
potenti|3l7|
precipit|4cx|
process|afb 4hl|
profession professionalis|4pt 4ps|
prolifer|3nd 3us|2gb
prolifer|3nd 3us|2gs
ptyalism|394|2jh
pullul|3n8|2gs
gemmat pullul|3zr|
quadrupl|3n9|2ht
quintupl|3na|2ht
ralli|4j6|2e1
rectif|4cv|2j6
redeposit|a1g 7sq|
reduc|32t|
reduc reduct|3m5|2dq
refil renew replenish|4ai|2fs
purif refin|4cy 4cw 4cv|2ir
reflat|4n5 4n4|2gw
infrigid refriger|41a 416|2e3
relax|46p 30a|2gs
releas|35c 39j|
replic|89x|
reproduct|33s|
reabsorpt resorpt|7ok|
reticul|7tx|
root|3zu|2gb
rust|3ma 3qd 3qc|2e4 2i8
saliv|398|2jk
saltat|8zf|
saponif|4kq 4kp|2dq
secern secret|35c|
sensit sensitis|3q6|
sequestr|4p9|
defin shape|b9i 51l|
shed slough|2yj|
dump shit|35u 5fa|2ek
slippag|3ik|2ed
fall_off falloff slack slump|487 3ch 3ik 3n0 493 496|2ey
smoke|bc1|2kn
soak soakag|7sy 4at|
solvat|49p 49o|
sorption|7on|
sort|4wz abo|
sour|4b2|2k0
differenti special specialis|3ah 3ag|2cy
speciat|3ag|2fk
spoil spoilag|3j1|
stalin stalinis|4nu|
rigidif rigidifi stiffen|46j 46f|
stratif|6ws 4gv|
suppli|ak1|
syncret|4md|
synthesi|4vx|
tan|39d|
dentit odontiasi teeth|38e|2gb
melt thaw|49j 41t|2gg
transamin|4pd|
transduct|3dy|
transloc|a7m|
transpir|40q|
transpir|9b4|
tripl|3n7|2ht
tumefact|3oe 3o9|
ulcer|4ki|
ultracentrifug|98y|2dm
underdevelop|9iu|
flower unfold|3su|2ez
conglutin|7vs 6kw|2gf
urban urbanis|4fv|
evapor vapor vaporis vapour|4oq 4op 40n 49a|
vascular vascularis|4pm 3as|
veget|3lg 3lf|2gb
blister vesic vesicul|429 4pi 4ph|
vinif|4b4|2kx
vitrif|4kl|
vulcan vulcanis|4hp 4kn|2ir
wash washout|7wp|
wastag|43f 43c 383|2eh
broaden widen|3tw|2gs
ferment zymolysi zymosi|4b3 4b2|
ornament|ba3|
condit statu|3iq|
particip|b3i agm 653|2kz
regular regularis|3qj|2kz
silenc|4bd|2kz
nomin|5jd|2kz
shoe|aau|
confid|a5z|
affili tie|aq0 3lp aj0 af0|
assimil|3dq 3dn|
romanc|609 8ee apn|
accept|53n|
complic|44o|
crowd|b0z 96p 96j|
equilibrium|b33 3bl|
exclus|agj 5au|
embroil imbroglio|b3j|
stratif|anp ano|
acm elev height meridian peak pinnacl summit superl tiptop|b4c b2s 94d abc 4la|
extent|4kv|
result|azg|
congest|96m 96k 7h6|2lb
reinstat|ae7 aro|2kz
offic power|66l|
equal equat equival par|azc 46d|
preced prioriti|4xl|
superior transcend|b2s b2t|2tt
retir|a9n|
being exist|awr|
preexist|aws|2lq
coexist|awu|2lq
inher|b1g|
fals falsiti|au4 5es 4yd 3ic|
endur surviv|axu ay0 axp|
subsist|axp|2lv
death|3zv 9fx|
endogami inmarriag intermarriag|al4 ala|
exogami intermarriag|ala|
misalli|aej|
emploi employ|acl|
order|anj|
concord harmoni|b5v 4dq 4do|2m2
peac|8db|2m3
peac|80o|2m2
mollif|8db 3sz|
concili|8db 57z|2m5
demor demoralis|4tp|
riot|auz|
storm tempest|b8i|
discord strife|b87|
agit ferment tempestu unrest|8d4 8cx|
rage|b8h|
antagon enmiti hostil|8hx|
conflict|b2o asz|
clash friction|b2p 5bp|2mf
war|666|2me
disagr dissens disson|5bo|2mf
suspicion|5oc|2me
illumin|3sl|
light|3sl|2mk
blackout brownout dimout|3v5|
cloudi overcast|bcg|
shade shadi shadowi|bc5|
shadow|bc5|2mo
ecstasi exalt raptu raptur transport|8ig 8ih 8j3|
gratif satisfact|8iy|
beatif beatitud blessed|8ig 8ie|
bliss|8in|2rv
embitter|8e6|
sad sorrow|8gv|
bereav mourn|a20 8gt|2mv
innoc pure puriti sinless white|4d0|2kz
clear|5ly|
enfranchis|ajr|
autonomi liberti|am3 am2|
fragment|3y5|2wp
liberti|am2|
licenc licens|afy|2n2
liberti|adq am2|
subject subjug|am1|
repress|adx|2n5
encapsul|7ua|2kz
confin|b79|2n5
constraint restraint|6vr|2n8
cage|alx|2n9
captiv immur imprison incarcer|alr alw|2n8
custodi detain detent|6vr alt|2n8
intern|alu|2nb
agenc delegaci represent|aqe|
depend|52x|
relianc|52x|2nf
subordin|4xj|2nf
polar polaris|4e8 4e7 4e9|2kz
balanc|b9v b33 7w2|2lc
pois|7w2 7w3|2lc
palpit quiver shake shaki trembl vibrat|8q4 8qe 8q1 2yz|
stream|9b3 96n 9bn|
action activ|a8n|
eruct erupt extravas|3uh 359 365|2nn
oper|7l1|2nn
overdr|ach|2nn
commiss|aji|2np
abey suspens|40a|
arrest check halt hitch stai stop stoppag|8ms 8mr|
calcif|4o9|
rest|59d 7p6|
doldrum stagnanc stagnat|ade b8r b8s|
stagnanc stagnat|b8r b8q|
hibern|2z5|
aestiv estiv|2z6|
hibern|2z5|
fatigu tired weari|35z|
deplet|6dt|
frazzl|361|
drunken inebri inebrieti insobrieti intox tipsi|6hg 37e 6hf|
sleep slumber|2z1|
hypnosi|2zo|
forthcoming immin impend|b8x|
prepar prepared readi|454|
readi|454|2o8
alert|5io|2o8
clutch|55f|
flection flexion flexur|6sq|
excit innerv irrit|4gd|
anger angri|8fo 8fi|
rage|b8i 8go|2oe
excit fervor fervour inflamm|9gl 8e3 8cy|
estru oestru rut|b8p|
desir|8k5 8k7 8k2|
hunger hungri|9h9 6h7|
famish starvat|6h7|2oj
malnourish undernourish|6g7|2oj
thirst thirsti|9ha|
dehydr|3j6 3j5|2om
asphyxia|7gx 7rw 3zx|
asphyxi suffoc|7gx 7rw 3zx|
gestat matern pregnanc|348|
quicken|33k|
childb confin labor labour parturi travail|33x|2ib
vital vitalis|3e7|
vim vital|4mt 2zw|
bloom blush flush rosi|39a|
fresh glow|8kh|
ailment complaint ill|35j 36a|
choke|7gx 2xp|
introvers invagin|7kl 7th|
addict depend habitu|3qa 6ej|
dilat distens distent|3oa 3u7|
alcohol drunken inebri|6hg 6hf|
collaps prostrat|8fg 30v|
breakdown|8fg 8fe 30v|2p3
complic|44o|
pest pestil plagu|bcj|
convuls|5h8|
protuber|b7p|2kz
indur sclerosi|49f 49e|
flutter|8ox|
pest pesti pestil plagu|bcj|
indisposit|34x|
infect|37f|
itch scabi|9h6 9h1|2pd
fester|38j|
gall|9h0|
superinfect|37g|2pd
insol siriasi sunstrok|9g6|
deminer demineralis|4ok|
ulcer|4ki 2zl|
canker|37m 37l|2pk
curvatur|97d 97f|2kz
blight|bcj|
granul|38u|
distemp|84u|
gall|9h0|
dieback|3mk|
wilt|4c9|
smut|37h 3j2|
trauma|37n|
harm hurt injuri trauma|37n 9h7 35f|
abras excori scrape scratch|6p1 6wv 6wu 6wq 9h1 6on 6p2|
graze|7x2 6n8|2pw
gash slash slice|7qq 6ye 6yf|
lacer|7qs|
bite|7do|
bleed haemorrhag hemorrhag|35y|2pv
bruis contus|7ix|2pv
burn|41j|2pv
scorch sing|423 428 4pp 4pq 41z|2q3
scald|3hm|2q3
sunburn|39g|
burn sunburn suntan tan|39g 39e 39d|
disloc|463 4bv|2pv
fractur|3y2 39r 3xy|2pv
ruptur|7sf|2pv
bite sting|7dl|2pv
strangul|3zw 367|
wale weal welt wheal|79g|2pv
wrench|35m 37r|2pv
sprain|37r|2qe
festin|4b6|
gangren slough sphacelu|38l|
sneez sternut|2xy|
lump puffi swell|3o9|
bloat|405 404|2qj
palsi|3pp|
intumesc|3o9|2qj
icteru jaundic|39o|
hurt pain|9h7 9hb 8gb 35j|
ach|9h7 9hb|2qo
agoni excruci suffer|8hg 35k 9h7 8gg 8gh|2qo
formic|8po|
burn|9h3|2qo
smart|9hb|2qo
sting|9hh 9h3|2qo
chafe|9h0 6on 6p1|
throb|9hd|2qo
torment tortur|35k|2qo
pock|7pv|
palpit|8q5 8ox|
inflamm red rubor|34s|
chill shiver|2z0|
cough|2y1|
hiccough hiccup singultu|2xu|
nausea sick|9pf|
crick kink rick wrick|37r 307|
twitch vellic|9h2 8qh 2yl|
fibril|2ym|2r6
cicatric cicatrix scar|7px 7pv 6s1|
vaccin|378|2r8
callos callu|3o5 3o4|
calcif|4fn 4fp|
atrophi wast wast_away|384|
hypertrophi|385|
constip irregular|35w|
obstip|35x|2re
stress tens tension|8h1|
delus|aty|
hallucin|9gr|2rh
trip|6in|2ri
lucid|4tm|
ration reason|58m 4uy|
aberr|b2a|
craze delirium frenzi furi hysteria|8fn 8fs|
deperson depersonalis|438|
derang unbal|8d9|
lisp|5uc|
stammer stutter|5u9|
disturb perturb upset|8fz 8dw 8d8|
fret lather stew sweat swither|8hn 8ge|
dither flap fuss pother tizzi|8jd 8ge 8je|
elat|8id|
panic scare|8fh 8f4|
annoy bother irrit vexat|an5 8ft|
huff miff|8fl|2rx
enchant spell tranc|8hu 8j3 594|
captiv fascin|8hu b3o 8jj|2rz
box|8vq|
strain stress|8h1|
acknowledg recognit|5d0 4qu|2l9
approv|5bj|2l9
accept|5ay 53n 507|2l9
contented|8j0 6hv|2l9
acquiesc|5bl|2l9
welcom|7g9|2l9
apostasi defect renunci|aux|
disfavor disfavour|anr|
censur exclus excommun|abu 5zl|
reprob|644|
isol|4f3|
quarantin|4fc|2sd
detach insul insular|4f3|2sd
alien estrang|8jt|2sd
conceal privaci privat secreci|9jg|2sd
bosom|9jq|2sh
disassoci dissoci|aek 532|
compartment compartmentalis|4dt|2sj
disconnect disconnected disjunct disjunctur|6up 6uo|
coalit fusion|440|
allianc confeder|aey aj1|2sm
feder federalis|4gg|2sm
connect connected link|7it ay8 52z|
contact|6j6|2sp
concaten|7fq|2sp
oscul|baa|2sq
interconnect interconnected|ayb|2sp
coher cohes|6kv|2sp
collig conjug conjunct junction|52z|
associ|52z|
disassoci|aek|
syncret|40u|
improv melior|3io 3im|2kz
declin|3ij|2kz
wreck|7ri|2t0
refurbish renov restor|3e0 arl 3e4|2sz
parentag parenthood|aq6|
adolesc|3nt|
encompass|ayz|
banish coventri ostrac|amt aif|2ld
debar|5au|2ld
grade level tier|4xd|2tc
rate|b0m|
rank|4xk|
gradat|7xj 4xd 4xb|2tc
rank|4xd 4xk|
glare limelight spotlight|4hh|
accent emphasi|5xr|
stress|5xr|2te
honor honour laurel|aqr 9te|
glori glorif|5hc 4eh 5h0 4ei|2tg
esteem respect|ahg 50y|2tg
disesteem|50z|2tm
reput|50k|2tg
reput|50k|
dishonor dishonour|aqw at1|
discredit disreput|50c 5fu|2tm
disgrac ignomini shame|5fu aqw an6|2tm
humili|8h6|2to
abas abject degrad|8h7 3is|2tp
decad degener degeneraci|37x|2tq
ascend domin|a9v b0o|2kz
domin masteri supremaci|aq5 b0o|2ts
predomin prepot|b0d|2ts
dominion|av9 b0o|2ts
reign sovereignti|avd|2tv
monopoli|afr 9q8|2ts
monopoli|afr 9q8|1lt
bane curs nemesi scourg|439|1yf
comfort|36p|2kz
eas relief|8it|2u0
repriev respit|arf|2u1
solac|8is|2u0
incommodi inconveni|an5|
suffer woe|8gi|
anguish|8gb|
need|ayt 6h9|2kz
defici lack want|6h9 az9|2u7
necess|ayt|2u7
hast hurri|4b5|
imper insist press pressur|auk amw|
excess overabund surfeit|6hl a3u|
infest|b1l 95s|
nihil nothing nulliti void|ajv|
undress|3f9 33b|
damnat|5hz|
cultiv finish polish refin|aaf 4ct 4cs|
flaw|3oz|
defect fault flaw|3oz|
afflict|8gx 3om|
victim|atu|
cross|as5|2uk
failur|ap1|
bankruptci|a29|
liquid|49i 49h|
solid|49l 49k|
ga|49a|
prospect|9km|
chanc opportun|aw4|
sai|5y0 5xc|2ut
anticip expect|53q|
despair desper|8ia|2kz
deject|8ir|
pure puriti|4cy|2kz
adulter debas|4ea|
contamin taint|37f 4ey 4ew|
boom|3ur|
depress slump|487|
oblig|a5u 5k0|
luxuri opul sumptuous|6hk 6j3|
suffici|b2v|
depriv needi privat want|a1t 3ex|
indig need pauper penuri|a28|
sanit|a7k|
dirt filth greas grime grung soil stain|6rc 3ru 7nx|
befoul defil pollut|4ew 4ev|
disord disorderli|3qm|2kz
mess messi muss mussi|7gk 3ql|2vb
disarrang disorgan disorganis|7fz 3qr af4|2vb
clutter fuddl jumbl muddl smother welter|4tj 7gh 81j b9r 3fy|2vb
aberr devianc|b2a b29|
deflect warp|5es|2vf
blockag obstruct|as2|
tamponad tamponag|7b2|2vh
intox poison|37e|
preserv|9s0|
pollut|4ew|
eros|3qh 3qf|
deforest|3hj|
depopul|4jh|
climat clime|43w|
glaciat|6jf 41l|
fog foggi murk murki|3v0 9kv|
lull quiet|8d6|
cloudi overcast|bcg|
bare bleak desol naked|439|
feel flavor flavour look smell spirit tone|9ie 3ha 6lt|
exempt freedom|asn|
amnesti|5m4|2vw
indemn|9us|2vw
subservi|ar0|2kz
irrit|34r|2w1
sensit sensitis|4oh|
moistur wet|3jl 3jw 3jn|
humid|3jn|
dehydr desicc|3j6 3ja 3j5|
peac|80o|
indemn insur|9ur 9us|2w7
protect shelter|b1q|
killer|6yl|
endanger hazard jeopardi peril risk|aqq 604 b5h aqp aqm|
menac threat|b5h|
peril riski|604 b5h|
vulner|604|
taut tens tension tensiti|309 306|2kz
tonic tonu|390|2wd
debil feebl frail frailti infirm valetudinarian|43d|
cachexi cachexia wast|43c|2wf
disabl handicap impair|37v 4h8|
claudic game gimp gimpi lame limp|8tl|
amput|6p5|2wh
squint strabismu|9m5|
palsi paralysi|3pp|
descensu prolaps prolapsu|8kr|2wh
decai|3ix|
putrefact rot|3j0 44f|2wn
decomposit disintegr|449|2wn
deterior impair|3iw 37x|2wn
corros|3qc|2wq
desol devast|439|2wq
ruin ruinat|7rj 7rc|2ws
decrepitud dilapid|825|2wq
wear|74b 4c8 35z|2wq
blight|bcj|2ws
destruct|7y4 b9f 3zj awz|
serrat|6pc|2kz
orphanag orphanhood|a1z|
absolut|5lx|2kz
autom|4df|2kz
brutal brutalis|anz|2kz
condemn|9jz 5gs 5m9 5hr|2kz
deific|50v|2kz
diversif|48l 48n 48k|2kz
exoner|5ly|2kz
facilit|4ht|2kz
fruition|815|2kz
hospit|a5y|2kz
identif|5z4 4td|2kz
impact|712|2kz
ionis ioniz|3pg 3pf|2kz
irradi|3si|2kz
lubric|bac 7hu 3k0|2kz
mechan mechanis|4dd|2kz
motiv|80y|2kz
mummif|b3s|2kz
preserv|b3r|2kz
rustic|axo|2kz
submiss|694 5jb|2kz
urban urbanis|4fw|2kz
breath respir suspir|172|
respir|172 171|9fu
respir||2xm
choke|2oy|2xm
hyperventil|173|2xm
hyperventil|173|36b
aspir|17d|2xz
belch burp eruct|5j|39k
hiccough hiccup|2r3|2xm
sigh suspir|258|2xm
breath_out exhal expir|178|2xm
eman exhal|1w4|39k
sneez|2qi|
inhal|17d|2xm
gasp pant puff|174 17e 175|2y7
cough|2r2|2y3
whoop||2y1
cough_out cough_up expector spit_out spit_up|2fl 5m|39j
snort|175|2xw
wheez|17c|2xm
chuff huff|175|2y7
blow||2xw
insuffl|179|2y7
yawn|17f|2xm
sniff sniffl|17b|2xz
blink nictat nictit wink|5k|
palpebr|1xe|2yb
bat||2yb
wink||5va
blink blink_away wink|5k|3ln
squinch squint|19m|31e
squint||31a
winc||31e
exuvi molt moult shed slough|2jo 2hr|7lb
desquam|2at|2yj
jerk twitch|lf 2r6|
fibril|2r7|2yl
act behav||
presum|1u8|2yn
vulgar vulgaris||2yn
optim optimis||2yn
quack|ys|2yn
menac||2yn
bluster swagger swash||2yn
romantic||2yn
sentiment sentimentalis sentimentis|1to|2yn
bungl|2m|2yn
toi|7|2yn
stoog||2yn
didder shake|18v 2nl|
shiver shudder|mq 18v 2r1|
kip sleep slumber|2o5|
bundl||2z1
doze drows snooz|18o 18n|2z4
catnap nap|18n|2z1
hibern hole_up|2ny 2o0|2z1
aestiv estiv|2nz|2z1
drows|18o|
nod|lg|
zonk_out||2zb
snore|17a 25b|2xm
dope_off doze_off drift_off drop_off drows_off flake_out nod_off||
bed_down bunk_down||2ze
doss doss_down||2zc
kip_down sack_out||
get_up|kf|
get_up||90h
arous awak awaken wake wake_up waken|1ws|3cf
awaken rous wake_up waken|1ws|3b5
reawaken||2zi
affect||3b5
ulcer|2pk|2zk
wake||
sit_up stai_up||2zm
hypnot hypnotis mesmer mesmeris|2o6|2zv
entranc spellbind||2zo
anaesthet anaesthetis anesthet anesthetis||36z
ether etheris||2zq
cocain cocainis||2zq
chloroform||2zq
bring_back||2zi
calm sedat tranquil tranquillis|10n|2zk
arous brace energ energis perk_up stimul|2ou 2b0 1i6|2zk
cathect||2zw
perk perk_up||37y
conk faint pass_out swoon|2a5|300
black_out pass_out zonk_out||3cf
resuscit||3cf
anim reanim recreat renov reviv revivifi vivifi|1i8 1ic rr|2zw
freshen refresh refreshen||3b5
freshen freshen_up refresh refreshen|rr|39v
lave wash_up|f0 ey|304
tens tens_up|2ci 2wd|2zk
crick|2r5|6l3
relax unlax unstrain unwind||2zk
tens tens_up|2wd|3cf
decompress loosen_up relax unwind|2j9 1jp|3cf
vege_out|1jq|30a
sit_back||30a
limber_up loosen_up|1p4|38w
stretch|yp|306
exsert hold_out put_out stretch_out||5va
hyperextend|om|30f
crane||30e
invigor reinvigor|1ic|2zw
smile||31e
dimpl||30j
grin||30j
beam||30j
simper smirk||30j
fleer||30n
brai|23f|312
bellylaugh||312
howl||312
snicker snigger||312
giggl titter||312
crack_up||312
collaps|2p3 2p4|34y
cramp||34y
cramp||2zk
fall_over go_over||30v
cackl||312
guffaw||312
chortl chuckl||312
laugh||
convuls||312
cachinn||312
sneer||30j
sneer||5q4
frown glower lour|19p|31e
glare glower|19p|319
stare|19n|9i6
look||
scowl||317
shrug||5va
clap||5va
grimac||55k
screw_up||31e
mop mow pout||31e
blow||39j
hawk||2y1
shower|f6|31l
foment|111|31l
bath|ey|31m
clean cleans|eh|325
lave wash|f0 10q|31m
spong_down||31n
scrub scrub_up|ej|31n
lather soap||31m
gargl rins||31n
shave|ew|325
depil epil|ev|3f0
razor||31s
tonsur|ex|31s
douch|10p|31m
comb comb_out|1vh f4 f3|325
sleek_down slick slick_down||31x
coif coiff coiffur||325
pompadour||82o
gauffer goffer||
gel mouss||325
pomad||325
fluff|f4|31x
groom neaten|16s|3sr
clean_up|eh|325
floss||31m
shampoo|f5|31n
powder||
talc||329
manicur|zx|325
manicur|zx|7q1
barber||325
pedicur|zy|325
doll_up glam_up pretti_up||325
slick_up smarten_up spruce spruce_up||325
perfum scent||325
preen primp|16t|32l
prank||32l
tart_up||32l
attir deck_out deck_up dress_up fanci_up fig_out fig_up gussi_up overdress prink rig_out tog_out tog_up trick_out trick_up||32v
dress||32v
enrob||32l
prim prim_out prim_up||330
bedizen dizen||32l
dress_down underdress||32v
prink||32v
curri groom||3sr
melt_off slender slim slim_down thin|2j3|3cf
sweat_off||32t
dress|16s|39v
bundl_up||32v
hat||33c
bonnet||32x
wear|16z|az0
apparel cloth dress encloth fit_out garb garment habilit raiment tog|16s|3cf
wrap_up|16r|330
jacket||330
frock||330
shirt||330
habit||330
vestur||330
overcloth overdress||330
underdress||330
corset||330
shoe||330
discas disrob peel strip strip_down uncas uncloth undress|vc 2uf|3fg
don||32v
scarf||33c
coat||330
costum dress_up||330
dandifi||32v
robe||330
vest||32m
fecund fertil fertilis insemin|28f 186|3b5
quicken|2or|8kp
bang_up impregn knock_up prang_up|28f|33j
impregn|28f|33j
pollen pollin|28g|33j
conceiv|184|3cf
nick||7br
beget engend father gener mother sire|1zf 18f|7xx
ejacul|2fd|39j
multipli procreat reproduc|18f 18d 2jc|7xx
fructifi|2g5|33s
breed multipli|18f 18d|33s
spawn||7p3
bear birth|2ib 1z7|8c1
labor labour|2os|9fu
twin||33w
foal||33w
cub||33w
kitten||33w
lamb||33w
litter||33w
pup whelp||33w
farrow pig|2fo|33w
fawn||33w
calv||33w
gestat|2oq|33w
miscarri|d7|34a
abort|d6|39j
abort||3zv
incub|2df 2ge|33s
castrat neuter spai|106 10i 10j|34j
defemin defeminis||34d
castrat demasculin demasculinis emascul|10h|34j
capon caponis||34f
geld||34f
vasectom vasectomis|11k|34j
desex desexu desexualis steril sterilis unsex|10i 10g|
trephin|10l|
menstruat|2hl|35y
ovul|2i7|39j
steril sterilis|es|37i
antiseptic||37i
autoclav||34n
hatch|2ge|
irrit|2w0|3iv
inflam|2r0|3iv
sooth||34u
allevi assuag palliat reliev|n6 n5|3io
massag|zv|36b
hurt||34x
indispos|2pc|3b5
suffer sustain||9ft
mewl pule wail whimper||350
cry weep|18w|
bawl||350
sob|18y|350
blub blubber sniffl snivel snuffl|17b 18x|350
perspir sudat sweat|2ih|35r
superfet|28h|33o
exud ooz ooz_out transud|27x 27y|35r
distil||356
fume reek||356
extravas|2no|356
stream||356
gum||356
secret|2ja 2jk|356
water||35c
swelter||354
injur wound|20l rz 2pv 1yv 12q|34w
trampl|25w|35f
concuss||35f
calk||35f
ail pain|2qo 2ox 1xu|34w
excruci torment tortur|2qx 2qq t0 sz|35f
martyr martyris||35k
overstretch|2qe|35f
mictur pee piddl piss urin wee|2ic 2ho|35r
urin||35r
wet||35n
stale||35n
egest excret|2fe|39j
void|2fe r8|35r
suction|17y 2ck|35s
crap defec shit stool|2jp 2ek|35r
dung||35u
constip|2re|34x
obstip|2rf|35w
bleed hemorrhag|2q1|39j
fag fag_out fatigu jade outwear tire tire_out wear_down wear_out weari|2o1 2wv|34x
exhaust tucker tucker_out|nb|35z
frazzl|2o3|360
overfatigu overtir overweari||35z
fatigu jade tire weari||37x
barf cat chuck disgorg honk puke regorg regurgit retch sick spew spue throw_up upchuck vomit vomit_up|5n cu|35r
eruct spew spew_out|2no|39j
retch|cu|
choke|2qc ct|76m
freez|2ao|
gnash||77i
ail|2ox|
treat|zs|
insuffl|2gz|36b
detox detoxifi|10x|36b
irrig|10o|36b
iodis iodiz||36b
doctor||36b
vet||36g
vet||36b
nurs|103|36b
administ dispens|1la 10m|36b
transfus|kd|36k
digit|114|36k
cure heal||36o
aid help|zr 1sx|3io
comfort eas|n5 2u0|34u
remedi||36b
poultic|11v|
bandag||
ligat|7z 7v|36s
strap||70n
splint||36b
venesect|10t|
medic medicin|xq 101|36b
medic|101|4fj
dose drug|10n|36x
dope dope_up||36z
soup||370
overdos||36z
narcot narcotis||36z
anel anoint embroc inunct oil|1i1 119|5i1
salv|fa|36x
bleed leech phlebotom phlebotomis|10t|36b
inject|10s|36k
immun immunis inocul vaccin|2r9 16j 16k 16u|377
cup transfus|10u|36b
come_down sicken||3ij
wan||37a
contract|2w|37a
sicken||397
intox|2vj 2o4|
infect taint|2v0 2gv 2pd|4ew
superinfect|2ph|37f
smut|2pt|37f
disinfect|112|7ns
chlorin|113|37i
infect|21r|a26
canker|2pl|37k
canker|2pl|37a
traumat traumatis|1y8 2pv 2pu|35f
galvan galvanis|2g6 zz|
mar mutil|283|37q
maim||35f
rick sprain wrench wrick|2r5 2qe 2qf|35f
sublux|28v|35f
crippl lame||37q
hamstr||37t
disabl handicap incapacit invalid|2wh|35f
hock||37v
degener deterior devolv|2tr 2eo 2wq 2ey|3ij
convalesc recov recuper|2e1|3im
snap_back||37y
recuper|2e1|36n
laps recidiv regress relaps retrogress|29 28|434
fade languish|27t|37x
rot|2kv|37x
atrophi|2rc 27q|3mj
hypertrophi|2rd|3lb
fledg||387
acquir develop|9 2gb|39v
regrow||387
spring||387
sprout|2g8|387
stool tiller||387
leaf||387
pod||387
teeth|2k8|387
ancylos ankylos||3ld
ancylos ankylos||6uv
pupat||387
work_up||387
fester matur suppur|2fr 2pf|39j
suppur|2fr|
gangren mortifi necros sphacel|2qh 2bq|383
revit||3io
resuscit reviv|1ib|2zu
boot reboot||38n
resurrect uprais|1ia|38n
resurrect|1zo|943
scab||38t
skin_over||38t
heal|2gf|3im
granul|2po|38t
conk_out peter_out poop_out run_down||363
exercis work_out|yl|
exercis|yl|
warm_up|1p4|38x
limber||38y
strengthen tone_up|2we|38w
stretch_out|lw|8kp
fart|17k|
snivel snuffl|17b|2xz
ptyalis ptyaliz spew spit spue|2iv 5m|2y3
spit_out splutter||2y3
stub||6ms
harm|rw 27e|35f
saliv|2jh|
dribbl drivel drool slabber slaver slobber||398
blush crimson flush redden|2ov 5l|3r5
blanch blench pale||3r5
etiol||3b5
bronz tan|2q7 2k7|3r5
suntan|2q7|39d
sun sunbath|2bp|7pa
sunburn|2q7 2q6|3r5
gener generalis||75e
metastas metastasis|2hn|75e
eject expel|2ja 5h 2f2|
emit|1w4|39j
jest joke|td|2yn
antic clown|t7 uy|39l
gown||330
jaundic|2qn|2zk
piffl||2yn
run_down run_over||35f
fractur|2q9|407
snuff|1a6|2xz
froth||356
lather||39t
chang|2ab 1y5|
shade||3b5
gel||39v
anim animalis brutal brutalis|gk|39v
anim animalis brutal brutalis|gk|3b5
caramel caramelis||3a3
raster||3a3
caramel caramelis||
convert||3b5
humifi|2gi|3a3
verbal verbalis||3a3
creoliz||39v
sporul||3a3
fiction fictionalis novel novelis|1co 1cq|3a3
opal opalis||3a3
opal opalis||3b5
reconvert||3a3
malt||3a3
malt||3a3
remain stai|1iu|
keep_out||3ae
speciat|2jy 2jz|3no
differenti|2jy|
dedifferenti|2ei|
mutat|27p|39v
arteri arterialis||3b5
revert||3aj
make||3b5
render||3am
get||3am
altern|1ga|3ay
altern interchang|28r a6 mw|3br
counterchang interchang transpos||3b5
vascular vascularis|2ko|3b5
decrepit|241|3b5
decrepit|241|39v
crackl||3ay
suburban suburbanis||3b5
suburban suburbanis||39v
alter chang vari|2ab 1y5 9s|
avian avianis||3ay
optim optimis|fd|3el
glass_over glaze glaze_over||39v
revolution revolutionis|27o|3b5
grow|1zg 27l|39v
bald||3b3
alter chang modifi|aj 1y5 2ab 9s|
carnal carnalis sensual sensualis||aue
etiol|gu|3b5
barbar barbaris|gl|3b5
barbar barbaris|gl|39v
alkalin alkalinis||3b5
alkalin alkalinis||39v
mythic mythicis mytholog mythologis||3b5
allegor allegoris||3b5
demytholog demythologis||3b5
land||3b5
secular secularis|1q4|3cf
rubber rubberis||6qm
coarsen||3b5
anod anodis||6qm
citrat||3cf
equilibr|2lc 2dp|3cf
leav||b8t
affect impact|2ac 8s|3b5
repercuss|2af|3bn
redound||3bn
bacter bacteris||9g0
revers|mj dh 216|39v
commut||3br
alchem alchemis||3b5
alcohol alcoholis||3b5
alcohol alcoholis||4fj
exchang switch switch_over|a7 28r a6|3br
individu||3c1
grain granul||
terrac||3c1
fork||3c1
form shape|1c5|3b5
tabul||3c1
dimens||3c1
crystal crystalis crystallis||3c1
grain granul|1c8|
sliver||3c1
conglob|22z|
round round_off round_out||3c1
scollop||3c1
squar squar_up||3c1
round_down round_off round_out||3b5
prim||76m
purs||3c8
pooch pooch_out||3cd
turn|27l a4|39v
fall||3cf
fall_away fall_off|2jr|47i
suspend|1gt|3b5
resuspend||3ci
sober sober_up||3cn
sober sober_up||3cn
sober||3b5
becom get go||3cf
adapt adjust conform|2cy 22i|
readapt readjust|9z|3co
proport||3t6
reconstruct||3b5
readapt||3co
decreas diminish lessen|2ed mx 2eh 21g|
shrivel|nr|3ct
taper|n0|3ct
drop_off|21g|3ct
vapor||3ct
increas|2gs 21i|3b5
augment|22h o6|3cy
build_up|ou|3cy
enlarg|o8|3cy
go_up rise|22k|3lb
soar||3d2
climb_up|21p|39v
jump|270|488
accru|ot|3db
redound||3d6
bull||3d2
eas_off eas_up||3b5
eas_off eas_up slacken_off||3ct
increas|2gs 21i|
irrupt|26z|3db
enlarg||3lb
augment|22h|3lb
pyramid||3db
snowbal||3db
rais||3cy
bump_up||3dh
accumul amass conglomer cumul gather pile_up|1gm 22z ot|3db
backlog||3dj
accret|2cu 2ct|3dj
run_up||a0q
assimil|2l7 2d9|3co
accultur|1nz|3dn
detrib detribalis|1px|3do
assimil|2l7 2d9|3b5
dissimil|2f3|39v
dissimil||3b5
dissimil|2f3|39v
convert exchang|1lp|3dz
util||3du
commut|1r0 1qz|3b5
overcapit overcapitalis|3x|
transduc|2kb|42d
replac|28r ac|7z7
freshen_up refurbish renov|2t2 fy|7z7
gentrifi|g9|3e0
revamp||7z7
remold remould retread||7z7
renov restitut|gf 2t2 fy|7z7
freshen refresh|rr|7z7
revit revitalis|1i8|7z7
vital vitalis|2ot|3k6
vital vitalis||3b5
rugged ruggedis|16x|3k6
consolid||3k4
consolid|22w|49k
foolproof goofproof||
devit devitalis|n3|3km
eviscer||3ed
reincarn renew||3eh
straighten_out|fh 45|3im
regener rejuven restor|2c5 g8 1i9|7z7
resurrect reviv|1i8|3eh
republish||3ei
reviv|1i8|3ur
modifi|1y5 aj|39v
attemp||3el
syncop||3el
updat|s1 0|3el
updat|s1 0|3el
hop_up hot_up soup_up||3el
modifi||3g1
modul||3t6
enrich|fu|3io
redevelop|fy|
fill_out round_out||3et
optim optimis|fd|4cr
depriv impoverish|1pp 2v6 1po|3ij
disestablish|1l7|3ex
throttl||3et
remov take_away|18 qw|
harvest||3f0
stem||3f0
extirp|r0|3f0
enucl|10a|3f0
exenter|10b|3f0
enucl||3f0
decort|108|3f0
bail||4a2
disinvest divest undress|2uf vc|3f0
ablat|r0|3f0
clean||3f0
fan winnow||3f0
clear_up||3f0
muck||3f0
rip_off tear_away tear_off||3f0
take_off||3f0
take_away take_out||3f0
pit stone||3f0
unhing||3f0
shuck||3f0
hull||3f0
crumb||3f0
chip_away||3f0
burl||3f0
knock_out||3f0
bu||3fh
scaveng|eh|3f0
hypophysectom hypophysectomis|10c|3f0
dega||3f0
husk|r4|3f0
bur burr||3f0
clear_away clear_off||3f0
clear unclutt||3b5
clutter clutter_up|2ve|4ad
overload||4ad
brim||4ad
add|o2|3db
adjoin||3g1
includ|oy|3g1
mix|pp 22x|3g1
butyl||3g1
iodis iodiz|2h1|4hl
nitrat||4hl
tank||4hl
aerat oxygen oxygenis|al 2i9|4hl
mercer merceris||4hl
malt||4hl
fluorid fluoridis|o5|4hl
creosot||4hl
chlorin|2ds 113|4hl
carbon|2dj|4hl
camphor||4hl
bromat bromin||4hl
ammoni||4hl
inject||3g1
welt||3g1
enclos inclos insert introduc|k5 k9|7j5
inocul||3gl
inset||3gl
glass||3gl
catheter catheteris|k7|3gl
launder||3du
cup||3gl
interlard interspers|ps|3gl
interleav||3gs
feed||3gl
slip||3gl
foist||3gl
intercal||3g1
punctuat|qo|3g1
concaten|7n|3g1
string string_up||3g1
activ|dl|3b5
activ aerat|2cx|3b5
biodegrad||3j0
activ|2cx|3b5
deactiv inactiv|de 2gr|3b5
deactiv|df|66r
reactiv||3h1
ginger_up jazz_up juic_up pep_up||3h9
anim enliven invigor liven liven_up|1ic|2zw
inspirit spirit spirit_up|2vv|3h9
combin compound|22t pl|3g1
total totalis||3hb
recombin|22v|3hb
milk||3g1
dismantl|r4|3f0
bare denud|r4|
clear||7xx
defoli|2em hh|3hg
deforest disafforest disforest|1x4 2vn|
burn_off||3hg
frost|2ao|3oj
scald|s0 2q5|
declaw||3fg
defang||3f0
dehorn||3fg
disbud||3hp
bone debon||3f0
disembowel eviscer|109|3f0
shuck||3f0
detusk tusk||3f0
dehorn||3f0
scalp||3f0
moder||48t
mitig||497
qualifi|am|3el
redo remodel|gb|3b5
correct right|f8|3br
amend rectifi remedi repair|43 f9 f8|3i1
debug||3i1
edit redact||3b5
delet edit|r3|4zu
bowdler bowdleris castrat expurg|rd re rc|3mu
alter interpol|135 1k2|3i4
cut_up||3i4
edit edit_out|1do|3b5
black_out||3i4
blank_out||3i4
falsifi|135 2lu|3br
chasten tame||3b5
chasten||3b5
corrupt spoil|1vw|3el
abus misus pervert|1dw 12m|6dx
abus||6dx
fractur||3ig
declin worsen|2t0 2ey|3cf
drop_away fall_away slip|2jr 2jq|3ij
backslid laps|28|3ik
amelior better improv melior|2sz 2fa fg 21k|3cf
brisk brisk_up brisken||48s
amelior amend better improv melior|2sz fg ec|3b5
upgrad||3io
condit|2kz ym|3io
recondit||3iq
cheapen degrad|2tq gi|3iv
emend||3io
iron_out straighten_out||3io
aggrav exacerb exasper worsen|p4 g1|3b5
deterior|2wq 2ey|3ix
crumbl decai dilapid|2wn 2aq|39v
decompos|2ef 2eg|
dissoci|2f4|3iy
decompos molder moulder rot|2ef 2wo 2aq|4m9
spoil|2k0|4m9
smut|2pt|3j4
addl||3j1
mildew mold|2hp|39v
dehydr desicc dry_up exsicc|2w4 2on 2ep|3jz
dehydr desicc|2w4 2ep 2on|3jz
conserv||3j9
lyophil lyophilis|2g3|
preserv||82b
dehydr desicc|2w4 2ep|3j9
tin|11s|77m
pickl||3j9
salt||3j9
marin marinad||3x2
decoct||3x2
tin||3j9
hydrat|2gj|3jn
hydrat|2gj|39v
hydrat||a37
slake||3jh
wet|2w2 h6|3b5
bedew||3jl
humidifi moistur moisturis|2w2 2w3|3jw
dehumidifi||3jz
dows drench soak sop sous|h8 2c1|3jl
brine||3jp
bedraggl draggl||3jp
bate||3jp
ret||3jp
flood|2b3|6jc
delug inund submerg|221 2b3 2c1|3ju
dampen moisten|h9 2w2|3jl
moil||6ov
parch sear||3jz
dry dry_out||3b5
lubric|2xe 11m|3b5
dry dry_out||39v
unlock||3k3
disengag|qs|3cf
strengthen|27r|39v
attenu|27t|3ki
beef_up fortifi strengthen|fv p1|3b5
substanti||3k6
restrengthen||3k6
brace_up undergird||3k6
confirm||3k6
fortifi|fv|3g1
reenforc reinforc|1ew|3k6
buttress||3k6
buttress||3kc
back_up||4y5
vouch||4y5
bolster bolster_up||3kc
weaken|27s|3ct
disappear evapor||3ki
die_down||3ki
fade|d5|3ki
weaken|nx|3b5
unbrac||3km
etiol|o0|3km
crippl stultifi||3km
dilut thin thin_out|o1 nz|3km
attenu rarefi|279|3km
deepen intensifi|p2|3db
redoubl||3ks
compound deepen intensifi|p2|3db
heat_up hot_up screw_up||3ku
fan||3ku
blunt||3b5
blunt||3km
bloodi||6jc
irrig water|1j5 hb|3jl
hose hose_down||3l0
besprinkl sparg sprinkl|hc|3jl
moonshin||3l5
distil|2f7|39v
distil extract|2fm 2f7|7xx
enhanc heighten||3ku
potenti|2ip|3l6
enhanc|g0|3io
follow_up|7g uc|3l8
retouch touch_up||3l8
grow|2gs|3db
mushroom||3lb
grow|2gb|
undergrow||3ld
veget|2kp|3ld
veget|2kp|3ld
veget||3n1
grow_over overgrow||3lb
overgrow||3cf
lessen subsid|27c|3ki
pare pare_down||497
tighten||3lo
keep_back restrain|1p7|
bound confin limit restrict throttl trammel|15w 1pi|
tie|2l6|3lo
gate||3lo
mark_off mark_out||3lo
har rein||3ln
baffl regul||3ln
circumscrib limit|1pm 15w|497
hold_down||3lu
keep_down||3lu
cap||3lu
cramp halter hamper strangl||3lo
curb curtail cut_back restrict|1p9 15w|3lu
abridg||3lz
boil_down|26y p5|497
boil_down decoct|26y p5|3ct
concentr|26y p5|3cf
boil_down come_down||ayp
deoxid deoxidis|2j4|39v
benfici||3m5
catabol catabolis|2dl|3m8
oxid oxidis|2i8|3b5 39v
oxid oxidis|2i8|39v
rust|2jg|3m9
pole||3m5
scale_down|mx|3mg
blow_up enlarg magnifi||3cy
shrink|o7 1ys|3ct
stretch||3lb
shrink|mx 1ys|497
reef||3mg
miniatur miniaturis|ns|3mg
shrink shrivel shrivel_up wither||3ct
die_back die_down|2pr|3mj
dry_up mummifi||3mj
reduc|9v|44i
consolid|1v0|40r
consolid|1v0|3mq
weld||3mq
merg|22s 1v4|3b5
consubstanti||3mq
consubstanti||40r
abbrevi||3mm
abbrevi abridg foreshorten shorten|o7|497
foreshorten||3vr
capsul capsulis encapsul||3mx
concentr condens|p5|3mu
telescop||3mx
abat die_away slack_off|22e|3ct
abat slake|2jr|497
grow|2gb|
cultur||3n1
twin||3ld
doubl duplic|2f8 15m|3nb
redoubl||3n4
gemin||3n4
trebl tripl|2kf|3nb
pullul|2iw|3db
quadrupl|2iy|3nb
quintupl|2iz|3nb
manifold multipli|2ht 196|3cy
manifold||85o
prolifer|2iu 2it|3nb
ag matur senesc|2gb|
progress shape_up|21k hm ed|
leapfrog||3nf
regress retrogress|dj|3ij
fossil fossilis|ap|3ne
ag||3b5
ripen|2hj|3nm
matur ripen|2hj|3b5
matur|2gc 2gb 2hj|
rejuven|rq|38m
evolv|2ez 2fk|
work_out work_up||
elabor work_out|eg|
deriv educ||7xx
deriv|2et|3no
adolesc|2t4|
build build_up progress work_up|ed|
build_up ramp_up work_up||3cy
antiqu||3b5
antiqu||3b5
incub|zu|
mellow|2hk|
mellow mellow_out melt|2hk|39v
mellow|2hk|
encrust incrust|2gt|49e
effloresc||3o2
callu|2ra|49e
callu|2ra|49f
balloon billow|oe|3oc
reflat||3o6
bulg bulk||
intumesc swell swell_up tumefi tumesc|2kg 2qm 2qj|3oc
distend|2p1 oa|3o9
distend|oa|405
expand||3lb
belli belli_out||3o9
tumefi|2kg|
bilg||3og
leak|28e|
bilg||3oj
break|p9|3oj
damag|27e rw|3b5
total||3oj
bruis||3oj
afflict smite|2uk|3oj
devast||8i4
hurt injur|27d|3oj
bushel doctor fix furbish_up mend repair restor|g3|3io
tinker||3op
patch||3op
cobbl|y3|3op
repoint||3op
modern modernis overhaul|g7|7z7
retrofit||3ou
troubleshoot||3op
patch patch_up|g5|3op
impair|27e|3oj
blemish flaw|2ui 2uj|3oj
bulg pouch protrud||
dish||3c1
bulk||3p0
puff_out puff_up||3o9
amplifi||3ku
inflat|oe|4ky
reflat||3p5
amplifi inflat||3cy
puff_up||3p7
acetifi acidifi|2cw|3cf
alkal alkalifi alkalis basifi||3cf
reform|15i ff 45|3io
polymer polymeris|2in|
copolymer copolymeris||3pc
polymer polymeris|2in|
ionis ioniz|2xc 2h2|3cf
ionis ioniz|2xc 2h2|39v
ossifi|2i4|3cf
ossifi|2i4|3b5
catalys catalyz||3cf
dwindl dwindl_away dwindl_down|27j|3ct
lour lower|mz|497
bounc_back get_over||3im
relaps|28|3cf
paralys paralyz||
palsi|2ql 2wl|3po
paralys paralyz||3h5
stun stupefi|1xk|
unblock unfreez||ak1
immobil immobilis||
mobil mobilis||8m5
marshal mobil mobilis|1q6 1uk|75l
acerb||3b5
heal mend|2gf|3im
fluctuat||3cf
stabil stabilis|1qg|3b5
peg||3pz
ballast||6kr
gui||6kr
destabil destabilis|1qh 21h|3b5
stabil stabilis|1qg|39v
destabil destabilis|1qh|39v
sensibil sensibilis sensifi sensit sensitis|2jl|3b5
desensit desensitis|2ev|3b5
indur inur||3qa
callou cauter cauteris||3q8
accustom habitu|2p0 a2|3b5
teach||3qa
corrod rust|2jg 2wr 2e4|3ix
corrod rust|2jg 2e4|3oj
eat_away||3qc
eat_away erod|2vm 2fi|3oj
weather|2cn|3ix
erod gnaw wear_away|2fi 2vm|3ix
ablat|2cp|4c8
regular regularis|2l1 15s|7fn
clean_up neaten squar_away straighten tidi tidi_up||
mess mess_up|2vc|3qm
disarrai disord|2vb|3b5
derang perturb|wg wb|3qm
anted fored predat||3qq
postdat||3qq
chronolog chronologis||4te
disarrang|2vd|3qm
rearrang|lm|7fn
recod|y0|3qs
reshuffl|1ld|3qs
random randomis|1g3|3qr
serial serialis|1m3|7fn
alphabet alphabetis|1gb|7fn
bleach|gt|3r1
peroxid||3qy
bleach bleach_out decolor decoloris decolour decolouris discolor discoloris discolouris||3r9
white whiten|gs|3r5
black blacken melan melanis||3r5
melan melanis||
lighten_up||39v
discolor discolour|gy gx|39v
blackwash||3rf
sallow||3r9
bronz||3rc
discolor|gx|3b5
silver||3r5
discolor||39v
dye|h0|3r5
stain|h1|3rc
henna||3rw
color coloris colour colouris|91|3b5
motlei||3rf
polychrom polychromis||3rf
azur||3rf
empurpl purpl purpur||3rf
aurifi||3rf
verdigri||3rf
pinkifi||3rf
incarnadin||3rf
madder||4k2
brown embrown||3rf
handcolor handcolour||3rf
stain||3rc
ebon ebonis||3rr
dip||3rr
stain|2v9|3b5
smut||3ru
tinct ting tint|gz|3rf
pigment||3rf
pigment|2ij|3s2
tinctur||3rw
hue imbu||3rf
complexion||3rw
hue||3b5
retouch||3rf
redden||3r5
blush||3s4
purpl||3r5
grai grei||3r5
silver||3rf
grai grei||3rf
yellow||3r5
tone||3rf
tone||3r5
escal intensifi step_up|p2 oc|3cy
redoubl||3sd
step_down weaken|mx|497
radiat||39k
effus||bbz
irradi rai|2al 2xd|4hl
bombard||3si
irradi|2ak|3r4
illum illumin light light_up|2mk 2ml 2bi|3r4
floodlight||3sl
spotlight||3sl
cut_off||599
cut_up mangl mutil|283|3oj
curtail||3vr
beautifi embellish fancifi prettifi|fi|3io
uglifi||3b5
dress_up||3sr
blossom blossom_out unfold|2kk|
slick_up smarten_up spiff_up spruce spruce_up titiv tittiv|fp|3sr
bloom blossom flower|2dd 2dc|
effloresc|2dd|3sw
spike spike_out||
mollifi season temper|2m6 1pr|3km
harden season||3tv
temper||3t6
tune tune_up|1fp|3t6
untun||3b5
calibr graduat|1fo|3t6
tune tune_up|1fp|3t6
adjust|1fq|3b5
zero||3t6
zero||3t6
readjust reset||3t6
attun||3t6
time||3t6
adjust|aj|3tf
gear||3tf
modul regul||3t6
accommod adapt|22i|3ay
fit||3tf
anglic anglicis|2d6|3tf
fit|22i|3c1
qualifi||aab
habilit||3tj
capacit||3tj
disqualifi indispos unfit|1kv|3b5
shoehorn||3tf
tailor||3tf
domest||3tf
domest domestic domesticis tame||3b5
cultiv domest naturalis tame|1bt|3tf
tweak||3t5
harden temper|rv pt|3el
anneal normal temper|rv pt|49f
toughen||3k4
widen|2kw|3db
widen|sg|3b5
white_out||3tx
widen||3ay
flare flare_out||3tw
constrict constring narrow|1yu|46r
astring||3u1
strangul||3u1
bottleneck||3u5
narrow|o7 sh|39v
taper_off||3u5
dilat distend|oa 2p1 o9|3tw
implod|226|92b
burst explod|pe|
deton|1yj|
explod||3cf
blow_up deton explod set_off|1yj pf pe|
fulmin|pg|3uc
crump||3u9
go_off||3u9
dynamit||3uc
belch extravas|2no 28d|3u9
burst_out erupt flare flare_up irrupt|289 28a|3ks
dehisc|2ar|4lv
oxygen oxygenis||3ul
dehydrogen||3b5
hydrogen|2gk|3b5
oxygen oxygenis||3b5
recrudesc||35j
burst|pe|3xw
stave||3up
expand flourish thrive|2v1|3lb
prolifer|2iu 2it|3lb
luxuri||3ur
boost|1t2|3cy
slur||3ki
effac obliter|1zv cb|3uv
darken|gv|3b5
infusc||3r9
embrown||3ux
murk|2vr|3ux
dun||3ux
blind dim||3ux
darken|gv|39v
dusk||3v3
black_out blacken_out|27i 2mm|3v3
brighten lighten lighten_up||3b5
blear||3b5
weed||3f0
stub||3v8
dim||3ux
dim||39v
bedim obscur overcloud||3b5
bedim benight||3ux
blot_out hide obliter veil|1ie|3b5
focal focalis sharpen|p7|3t6
refocu|p8|3vf
focal focalis focu|p7|3co
depreci devalu undervalu|15q n2 o3|3ct
depreci|o3|4f0
appris appriz||3vl
revalu||4xp
expens write_down write_off||3vj
appreci appris appriz revalu||3db
deafen||43g
shorten||3ct
lengthen||3lb
shorten||47r
syncop||3vr
truncat|oo|3vr
broaden||3db
broaden||4kv
lengthen||3cy
draw_out prolong protract|1gv|3vw
tempor temporis||3vx
spin_out||3vx
elong|ob s7|3vw
shoetre tree||3w0
size||
resiz||3w2
rescal||3w3
bake|dy|3wl
ovenbak||3w5
brown||3wl
coddl||3wl
fire|2fu|3w5
farc||4ad
fetish|1sw|8eo
feudal||3a3
bolster pad||4ad
bast||3jw
sous||3wl
microwav nuke zap|2bn|3wl
crisp crispen toast|e0|417
shirr|dz|3w5
blanch parboil||3wl
overboil||3x5
cook|dx|
overcook||3wl
fricasse||3wl
stew|e5|3wl
jug||3wo
simmer|e5|3x5
seeth||8pk
roast|e4|3wl
barbecu barbequ cook_out||3x0
brais||3wl
fry|e2|3wl
frizzl||3wv
griddl||3wv
slender slenderis||3b5
saut|e2|3wv
grill|e1|3wl
hibachi||3x0
infus steep||4at
infus|2gx|3x2
brew||4at
boil||39v
broil|e1|3x0
branch fork furcat ramifi|qh|973
branch ramifi|qh|3lb
arbor arboris||3x7
twig||3x7
bifurc|qh qi|3x7
trifurc|qj|3x7
atom atomis|qg|3y5
dialys dialyz|ze|
dispers||
backscatt||3xf
peptis peptiz|2id|
brai comminut crunch mash|ni nj 2b7|3y5
pulp||3xi
pestl||3xi
mill|nj|3xi
powder powderis pulver pulveris|nj|449
powder powderis pulver pulveris||449
unravel||449
partit zone|rg|
subdivid|rh|aio
subdivid|rh|7ql
screen_off separ_off||3xp
shatter|pb|
shatter|pb|
shatter||3oj
break come_apart fall_apart split_up|p9|
ladder|28p|3xw
fractur|pc 2q9|
sunder||3y5
dash smash|26m pb|
knock_down||3y0
crack|2q9|39v
snap||3xw
sliver splinter||3y5
fragment fragmentis|2n1 2g1 26h qg|3xw
crumb||3y5
brecciat||3y5
crush|ni|3y5
bruis||3y8
recrudesc|27m 28b|3yc
aris come_up||3yc
hap happen occur|1yx 1xm|
result||3yc
interven||3yc
transpir||3yc
superven|2a7|3yc
proce||3yc
drag_out||3yh
come||3yc
descend||3yj
transpir||39v
recur repeat|20n 20q|3yc
iter||3ym
come_off go_over||3yc
happen materi materialis|1zc 2hi 1y3|3yc
demateri dematerialis||9kt
bechanc befal happen||3yc
bechanc befal betid||3yc
coincid concur||3yc
break_out erupt||awx
bud||awx
begin commenc set_out start start_out|dk 1zi|
recomm|ds|3yw
break_out||awx
jump_off||3yw
auspic|1xr|3yw
launch plung||3yw
embark||3yw
take_up||3z2
begin commenc lead_off start|dk 1zi 1xy|
jumpstart||3z4
recomm|ds|3z4
inaugur|1xp|3z4
carri_over||b0r
restart resum|ds|b3r
resum||39v
persever persist|1h6|b3r
obstin||3zb
plug plug_away||3zb
pass_away||awz
close_out||3zj
laps||awz
go_out||awz
end_up fetch_up finish finish_up land_up wind_up|bp|a8n
end termin|bm 2wx 1y0|3b5
abort|1z5|3zj
culmin||3zj
ax||3zj
halt stanch staunch stem|227|
kill stamp_out||3zj
dissolv||3zj
buckl warp|210|
bourgeon germin pullul sprout spud|2g8 2ix|3ld
germin|2g8 1ze|3n1
burgeon||3lb
root|2jf|3lb
conk croak deceas die exit expir pass_away perish pop_off|202 21f 2ap 2lx|3cf
strangl|2qc|3zx
asphyxi stifl|2op cs 2oo|3zv
pip_out||3zv
drown||3zv
predeceas||3zv
cloud_over||3cf
mist mist_over|2bo|6jc
defog demist||3b5
bloat|2qk|3o9
bloat|2qk|
curl kink||
break_off discontinu|1ko 1ha|3zj
break_off||40d
hang_up||408
suspend|2ns 22e 1jn|40d
bog bog_down||407
bog bog_down||494
break interrupt||3zj
adjourn recess|1jk c3|awz
punctuat||599
pasteur pasteuris|et|
condens distil|2dy 2av|49h
sublim||39v
sublim|21q|49a
condens|2dy 2av ng|
condens|1yt ng|3f0
resublim||40i
evapor vapor vaporis|2kn 2ep|
pervapor|p6|4oq
pervapor|p6|4op
transpir|2kd|40n
merg unifi unit|1v4 7p pu 22s|4c1
unit unitis||4wz
clot|2e6|7fb
syncret syncretis|2sy|40r
break_apart disunifi||aen
converg|7o|40r
leagu||aiz
feder federalis|1q1|aiz
feder federalis||40r
carbon carbonis|2dk|3cf
chill cool cool_down|2e3|3cf
cool cool_down cool_off||39v
overheat|2i6|41e
chill cool cool_down|2e3|3b5
ic||414
refriger|2j8|414
heat heat_up|2be|3b5
scald||417
scald||4hl
refriger|2j8|3j9
calcin|2dh|417
preheat||417
overheat|2i6|417
heat heat_up hot_up|2be 2gg|3cf
warm||3b5
warm_up||39v
warm warm_up|2gg|39v
carbon carbonis carbur carburis||3cf
cauter cauteris|2q3 107|36b
freez|2g2|3cf
glaciat|2vq 2g9|41k
concret|278 pv|49l
boil||3b5
decoct|2ee|41n
boil||3cf
boil_over overboil||41p
ic||41s
freez|2g2|3b5
dethaw melt thaw unfreez unthaw|2k9 2bm|49h
deliquesc||41t
defrost deic||41t
burn|2dv|3cf
burn_down burn_up||41w
smolder smoulder|1ye|41w
scorch sear|2q4|417
sizzl||41z
inciner|pj|
inciner|pj|41x
sing swing|2q4|428
burn burn_down|2fu 1yd|7rc
backfir||424
cremat|pk|424
torch||424
blacken char scorch sear|2q4|
blister vesic|2kq|3o9
blister||3b5
chang_over shift switch|28t a6|3b5
commut permut transpos|a7 lp 193|3br
chang_over convert|274|3b5
metric metricis metrifi|a1|42d
flour||3a3
metamorphos transform transmut||39v
aurifi||42g
transmut|276|3b5
transform transmut transubstanti|1vz ri|3b5
transubstanti||42j
sorcer sorceris||42j
ash||3b5
transform translat|ri|3b5
metric metricis||42n
reclaim|ga|3a3
metamorphos transfigur transmogrifi|rl rs|3br
convert||39v
reclaim rectifi reform regener|f8 45 fh|3b5
moral moralis|fz|42s
regener|2io|3cy
islam islamis||
christian christianis|21e|
christian||3tf
islam islamis||3b5
evangel evangelis||
catholic catholicis latin latinis||
invert revers|mj 26o ld le|3b5
invert||4xg
invert||3b5
regress retrovert return revert turn_back|dj 291 28|3br
resil|213|434
custom customis||819 3b5
individu individualis person personalis||3b5
deperson depersonalis objectifi|2ro 1cu|3b5
desol devast ravag scourg|2tz 205 1es 2vu 2ws 208 c8|7rc
harri ravag|205|7rc
emaci||3cf
emaci macer|2kv 2wg|43d
debilit drain enfeebl|2wf 1zw|3km
enerv|1zw|3km
languish pine_away|2kv|3ki
damp soften||
damp deaden||43g
shush||4bd
dampen stifl||adw
suffoc||43j
suffoc||ayp
choke_back choke_down choke_off||4bf
dampen||3km
dull||39v
sharpen||3ks
sharpen||3ku
subtil subtilis||
strap||6o1
taper||
acumin||43t
flatten||3b5
acclim acclimat acclimatis|2vp 2cs|3co
sync synchron|1ft 15u|3t6
phase||43x
desynchron desynchronis||3br
blend coalesc commingl conflat flux fuse immix meld merg mix|22t pl pv 2sm 22s pp 22x 230 pq|
meld melt||440
accret||440
conjug||440
admix|pp|440
alloi||440
fuse||49j
fuse||49h
crumbl fall_apart||449
disintegr|2wp 2f5|
fold||4bz
reintegr||4bz
macer|2he|
decai decompos disintegr|2eb 2ea|
disintegr|2eb|3b5
putrefi|2wo 2ef|4m9
magnet magnetis|2hf|3b5
degauss demagnet demagnetis|2en 2eq|3b5
simplifi|9v 1t5|3b5
oversimplifi||44i
complic elabor rarifi refin|21l eg 1kp|3b5
complexifi||44o
complexifi ramifi|27n|39v
sophist||44k
complic perplex|2p5 2la 27n 1kp|3b5
embrangl snarl snarl_up||44o
snafu|2n|44p
pressur pressuris|2bv|3t6
pressur pressuris|2bv|b3w
pressur pressuris supercharg|2bv|3b5
punctur|1yy|44v
decompress depressur depressuris|nf|3t6
structur||44y
reconstitut restructur||44w
coordin organ organis|1of dm|7fn
interlock mesh|79|44y
central centralis concentr|1gn 1v1|3b5
decentr decentralis deconcentr|1v2 2ec|3b5
social socialis|1xi|3b5
social socialis|1nz|454
gear_up prepar readi|2o9 1oz 2o8|3b5
cram||454
precondit||454
mount||454
lai_out set_up||454
rig||a4t
winter winteris||454
summer summeris||454
prime||454
commun communis|1q0 1pu|45p
internation internationalis||3b5
bolshev bolshevis commun communis|1pz|3b5
american americanis|2d4|39v
european europeanis|2fj|3b5
european europeanis||3b5
bestial bestialis||3b5
american americanis|2d4|3b5
frenchifi||3cf
frenchifi||3b5
modern modernis|ef fx|39v
civil civilis|2dt|3b5
nation nationalis|1pu|3b5
denation denationalis|1pv|3b5
privat privatis|1pv|45q
natur naturalis|1rz|3b5
denatur denaturalis||3b5
natur naturalis||3b5
denatur denaturalis||3b5
natur naturalis|38|3tf
immigr|1f|8mj
immigr||9cm
locat settl|1il 1w0|
colon colonis|1w0|45z
reloc|1w1 9e|8m5
reloc|1w1 9e|8mf
disloc|2q8 22d wc|951
settl_down steadi_down||3q4
roost||464
resettl|1w1|45z
immigr|1f|8mj
emigr|1e|8mj
expatri|1e|468
becalm calm steadi||3q4
even even_out||3qj
even even_out||3b5
equal equalis equat|2lm h|3b5
homolog homologis||46d
stiffen|2k2|3b5
starch||46f
buckram||46f
ossifi petrifi rigidifi|2i3|46f
rigidifi|2k2|46k
stiffen|1hf|39v
constrain stiffen tighten tighten_up||3lo
clamp_down crack_down|1pf 15x|3lo
loos relax|28q 7t|3ki
loos loosen|28q 7t|3b5
relax unbend|2j9|46o
unbrac||46p
tighten||39v
fasten tighten|7u|3b5
frap||46s
firm tauten||46s
firm tauten||46r
transitiv transitivis||3b5
detransitiv detransitivis intransitiv intransitivis||3b5
slacken|28q|46o
dows||46y
slacken||3ki
absent|1ut|47i
blow_over evanesc fade fleet pass_off|1y1 20b|47i
fade wither|27q 27t|47i
appear|w 1z9|
manifest|1zc|474
wash_up||474
come_out show_up surfac turn_up||474
emerg|x 1z6 g|474
outcrop||474
flash|1xt|474
resurfac||47f
basset crop_out||474
appear come_out||3yp
burst_out pop_out||474
reappear|1za y|474
emerg|x 1zg|474
break_through come_through|1f5|474
disappear go_away vanish|20c 16|
disappear vanish|d5|awz
die_off die_out||47i
minim minimis|n8|497
hedg||47l
scale_down||3w4 3cq
scale_up||3cq 3w4
maxim maximis|od|3cy
maxim maximis||6ee
cut cut_back cut_down reduc trim trim_back trim_down|no n1 mx|497
retrench|9y|47r
slash||47r
thin_out||47r
thin_out||3ct
thin||47r
thin||3cf
inspiss thicken|nh|3cf
inspiss thicken|nh|3b5
inspiss thicken|2gy nh|
declin go_down wane|2fb 27k 2ed|3ct
dip||481
heighten||3cy
heighten|1zh|3cy
shoot_up||3db
drop||481
fall_off slump|2jr 2v2|486
climb mount wax|22k kh 271|3db
full wax|271|3db
full||3b5
wane|2fb 27k|3ct
wane|27k|3ct
amplifi magnifi|of|3dd
break_down conk_out die fail give_out|27g|39v
yield||39v
blow_out burn_out|1z3|48e
unfurl unrol||
furl roll_up||
reef||48i
branch_out broaden diversifi|2x5 a5|3ay
diversifi|2x5|3ay
motlei vari varieg|a5|48n
diversifi|2x5 a5|3b5
checker chequer||48m
narrow narrow_down special specialis||3ay
special specialis|xf|3el
overspeci overspecialis||48p
acceler quicken speed speed_up|l2 l1|3ks
deceler slow_down|1jz|3b5
retard||48t
deaden||48u
deaden||3b5
fishtail||48t
acceler speed_up|l2 l1|3b5
rev rev_up||3cy
rev_up step_up||3cy
deceler retard slow slow_down slow_up|1jz|3ct
delai retard|1jt|3b5
slacken slow slow_down slow_up|2jr 1jz|3ki
slow slow_down slow_up|1jz|491
clog constip||494
slack slack_up slacken|28q 2jr|497
decreas lessen minifi|21g|3b5
belittl diminish||497
invigor quicken|1ic|4gb
aerifi gasifi vapor vaporis|2kn 2g7 2ur|
congeal jell|2dz 2gd|49k
curdl|2e6|4b0
curdl|2e6|3j1
harden indur|2p9 2gd|39v
harden indur|2p9 ru|39v
crystal crystalis effloresc|2a9|49k
flux liquefi liquifi|2up 26e 2hc|
liquefi liquid liquidis liquifi|2up 2hc|3b5
melt melt_down|2k9|49s
solidifi|2gd 2uq|
solidifi|2gd 2uq|
freez_down freez_out|2g2|49k
crystal crystalis crystallis|2a9|
solvat|2ju|3cf
solvat|2ju|3b5
react|2dq|3cf
build||3io
dissolv|2f6|
dissolv fade_away fade_out|20d|3cf
valid||3b5
invalid vitiat void|dc 1va|3b5
empti||3cf
clean_out clear_out||4a2
flow_away flow_off||49w
evacu|r8|4a2
bail_out bale_out||3f0
evacu||4a2
empti|r8|3b5
eviscer||4a2
void||4a2
exhaust|nb|4a2
popul||4ad
peopl||4a6
drain|r9|4a2
fill fill_up|2fs|3cf
water|2h7|4a9
flood|1wk 2b3|4a9
rack_up||4a9
fill fill_up||3b5
top_off||4ad
heap||4ad
overfil||4ad
ink||4ad
refil replenish|2j5|4ad
prime||4ad
perfus suffus|2ig|
perfus|ke|
suffus|2ig|39v
flush_down wash_down||4ao
flush|28j|9b5
sluic|28j|3jp
scour|em|7o4
complet||4ad
complement||b33
imbu|2jt|4fj
satur|rt|3b5
servic|g7|3t5
homogen homogenis|pr|46d
homogen homogenis|pr|3cf
homogen homogenis|pr|3cf
clabber clot curdl|2e6|3cf
clot coagul|2e6|3cf
clot coagul|2e6|3b5
ferment sour|2kx 2jx|3cf
ferment|2kx|3a3
vinifi|2kr|4b3
hurri rush|2ua wj|582
festin hasten hurri rush|2qg wj|a8n
delai detain hold_up|1jt|491
stonewal||4b7
stall|1km|4b7
delai detain|1jt|492
hush||31n
hush||39v
hush hush_up quieten shut_up silenc|2l2|4bf
louden||3b5
conquer stamp_down subdu suppress|3n 1ky 1pe|anf
inhibit|as|ah1
burk||4bf
silenc||4bf
quell quench squelch|1ky|4bf
flatten flatten_out||
splat|25f|4bk
flatten||3c1
steamrol||4bm
splat||4bm
adjust align alin line_up||4c5
synchronis||6ld
realign realin||4bp
true true_up||4bp
collim|1fs|4bp
plumb||3t6
disloc luxat splai|ku kt 28u 2q8 22d|8m5
align coordin ordin|15t 1fr|3t6
misalign||4bw
skew||4c5
incorpor integr|1v3 oz 1v0|7fc
lysogen|2hd|4c1
integr|1v0 1sl|3cf
standard standardis|1qf 1fo|anj
normal normalis renorm renormalis|1qf|3b5
normal normalis||39v
reorient|mi|39v
morph||71u
morph||3b5
wear wear_down wear_off wear_out|2wv|3iw
droop wilt|2ps ny|3ix
wilt||3ki
neutralis|2hu|3b5
negat neutral neutralis nullifi|d8 dd|3km
commerci commercialis market|1lt 1mt 1e5|3b5
annihil carri_off decim elimin erad wipe_out|cc 204 201 1zu cb|6yl
decim||6yl
cancel_out|204|4cj
decoupl||4cj
decoupl||4cj
elimin extinguish|r6 cl|7y2
obliter|1zv cb|4cj
knock_out||4cj
drown||4cj
cut_out||4cj
excis|r0|4cn
corusc sparkl||
prune ration||4cj
hone perfect|fe|3io
brush_up polish polish_up round_off|2uh|4cr
polish refin|2uh 21l|3io
overrefin|137|4ct
rectifi refin|2j1 2j6|4cy
refin|2j6|4hl
precipit|2iq|3cf
distil purifi sublim|2f7 2j6 eq 2uy|3io
purg|em en|4cy
purg purifi sanctifi|1hv en ep 2mx|3b5
purifi|eo|39v
spiritu spiritualis|xg|4d0
lustrat|1hh|4d0
deform|21m 284|
cup||3c1
deflow impair mar vitiat|1eq 1x7 rx|3oj
extinguish snuff_out|d4|4cj
crush_out extinguish press_out stub_out||3zj
obliter|204 1zv|3fh
drown||6yl
massacr mow_down slaughter|cn|6yl
eras wipe_out|204 rf|6yl
mechan mechanis|2xf 4k|3b5
dehuman dehumanis||4dd
autom automat automatis|4k 2x1|3b5
automat automatis||3b5
mechan mechanis||3b5
mechan mechanis motor motoris|4m|a4t
system systemat systematis systemis|1g4|
digest||39v
codifi|1g5|4dj
final finalis nail_down|bq|3zj
chord|1w8|3b5
reconcil|9p 2m3|3t6
concili reconcil|9p 22i|4dq
harmon harmonis|2m3|
proport||4dq
kei||4dn
compartment compartmentalis cut_up|2sk 1gf|7qi
complet finish|1xz bn bp|3zj
top_off||4du
clear_up finish_off finish_up get_through mop_up polish_off wrap_up|bp|4du
see_through||4du
finish_out round_out||4du
cap_off||4dw
climax culmin|277 bp|awz
crown||4e0
carri_out follow_out follow_through follow_up implement put_through|1nu 7g uc|4du
adher||4e2
fixat||8kv
glue||715
fixat|1wu h2|6v0
polar polaris|2ni 2bs|7ql
polar polaris|2ni 2bs|7qi
polar polaris|2bs 2ni|3b5
adulter debas dilut|2uz nz|3if
water_down||4ea
water_down||3kq
doctor doctor_up sophist||4ea
leach strip|2h9|3f0
air_out vent ventil|1w5|3e5
linear linearis||3t6
glorifi|2th|3b5
glorifi|1tn 2th|5rh
justifi||3t6
measur quantifi|1fm 1fv|638
gaug||4ek
meter||4ek
pace|hw hx|4ek
clock time||4ek
mistim||4eo
regress||39v
click_off||87v
fathom|1fy|4ek
titrat|zc|4ek
quantifi||5qg
befoul defil macul|h4 2va|aqw
contamin foul pollut|2v0 h5 2va 2vl|7nx
decontamin|r2|31m
contamin|2v0 h5|3b5
alloi debas||4f0
devalu|15q n2|3b5
devalu|n2|3is
demonet demonetis|8g|4f1
insul isol|2sf 2sd|anm
segreg|1sk|4f3
ghettois ghettoiz||4f3
insul|16m|3b5
weatherstrip||4f6
soundproof||4f6
cloister||4f3
isol keep_apart sequestr set_apart||7qi
seclud sequest sequestr|18 1sk 1sj|4f3
quarantin|1si 2se|4f3
maroon||4f3
isol||9qp
preisol||4fe
advanc boost supercharg||3cy
ammonifi|2d5|4fj
thoriat||4fj
impregn satur|2gq|4ad
drench imbru||4fj
impregn infus tinctur|eb|4ad
calcifi||3b5
calcifi|2rb|3cf
coke||3cf
calcifi|2rb 2dg|49e
decalcifi||3f0
decalcifi|2e8|39v
carnifi||3cf
chondrifi||3cf
citifi||3t6
urban urbanis|2km|3b5
urban urbanis|2xl|3b5
industri industrialis|1c1|39v
emulsifi||3cf
emulsifi||3b5
demulsifi||3b5
denazifi|2es|4g4
decarboxyl|2e9|3b5
decarboxyl|2e9|39v
cleans||a65
nazifi||3b5
denitrifi||3cf
nitrifi|2hv|4g9
dung||4g9
fertil fertilis|288|3et
topdress||4g9
excit stimul|1ww|3bn
innerv||4gb
irrit|2od|4gb
vellic|ne|4gd
fecund fertil fertilis|288|3b5
feder federalis|2so 15n|451
nitrifi nitrogen nitrogenis|2hw|4hl
nitrifi|2hv|3a3
clarifi|ft|3b5
detox detoxifi|10w|3f0
devitrifi||4gm
embrittl||3b5
devitrifi||49g
electrifi|11g 2az 2ay 1e7|3tf
electrifi|2az 2ay 1e7|4ad
esterifi||3cf
etherifi||3cf
fructifi||3io
fructifi|2g5|3im
interstratifi||6ws
stratifi|2k3|7fn
jelli jellifi||
lapidifi petrifi|2ii|4gy
fossil fossilis|2fz|3a3
stigmat stigmatis|1u2|
relin||6s8
dappl mottl|fr|
harlequin||4h1
asterisk star||
nick||3b5
tan|1cd|3a3
froth spume sud||7xx
lather||4hy
disabl disen incapacit|2wh|3b5
lai_up||4h8
nobbl||4h8
pinion||4h8
enabl||3b5
equip||4hc
buffer||3el
background downplai plai_down||5xr
wave_off||4hf
foreground highlight plai_up spotlight|2td|4hi
bring_out set_off||5xr
destress||3b5
tender tenderis|e6|3b5
process treat|1o9 2ir|3bn
curri||4hl
dose||4hl
sulfur sulphur||4hl
vulcan vulcanis|2kt|4hl
chrome||4hl
bitumin bituminis||4hl
agen agenis||4hl
allevi eas facilit|21j 2x7 1sy|aqx
mystifi|1xg|3ve
demystifi||5pu
bubbl||39k
bubbl||3b5
effervesc fizz foam froth sparkl|2fc|4hw
seeth||4hy
sweeten|g0|3b5
disturb interrupt||a8n
disrupt interrupt|py|
iodin||3b5
ionat||3b5
upset||6ja
green|2c5|3r5
blue|2de|3r5
thrombos||3cf
diagon diagonalis||42n
archais archaiz||3b5
inform||3b5
get incur obtain receiv||39v
offici officialis||3b5
marbleis marbleiz||
occident occidentalis western westernis||3b5
orient orientalis||3b5
acetyl acetylis|2cv|3b5
acetyl acetylis|2cv|39v
achromat achromatis||3b5
acquir adopt assum||39v
prim||39v
collim parallel||3b5
ritual ritualis|1hm 1hi|ajz
bromat bromin||49q
camp||3b5
capacit||39v
carboxyl||4hl
caseat||39v
caseat||39v
classic classicis||3b5
clinker||39v
clinker||49x
closur clotur||3zj
compost||3a3
convention conventionalis|1qj|3b5
cure|2gd|3j9
cure||39v
cure||49e
dun||4j0
corn||3j9
go_back recov recuper|27b|434
ralli rebound|18q 2j0|4j5
dawn||39v
come_out egress emerg issu|g 1z6 x|
pop_out||4j8
leak|28e|4j8
debouch||4j8
decarbon decarbonis decarbur decarburis decok||3f0
decim decimalis|a0|42d
decim decimalis|a0|3b5
declutch||3k3
delous||3f0
depopul desol|208 2vo|3mg
lour lower||4f0
derat||4ji
salin||39v
desalin desalinis desalt|2eu|39v
detract|1tt|47r
dizzi||3b5
envenom poison|cp|3b5
exterior exterioris extern externalis objectifi|1ct 1cv|3b5
glamor glamoris glamour glamouris|fj|3b5
sentiment sentimentalis|1to|5eu
resol sole||3op
revamp vamp||3op
reheel||3op
honeycomb||3ay
introvert||3b5
laicis laiciz||3b5
politic politicis||3b5
radic||3b5
proof||3b5
romantic romanticis||3b5
redden||3rf
encrimson||4k2
vermilion||4k2
carmin||4k2
rubifi||4k2
rubric||4k6
ruddl||4k2
sauc||3b5
shallow shoal||39v
shallow shoal||3b5
tens|2ch|3b5
slack||46o
steepen||3b5
steepen||39v
superannu||a9n
superannu||39v
ulcer|2kh 2pk|39v
unscrambl||3b5
unsex||3b5
vitrifi|2ks|39v
vitrifi||3b5
vulcan vulcanis|2kt|39v
pall||39v
saponifi|2jj|3b5
saponifi|2jj|39v
lead_up|8m|7yz
break_through||99b
open_up||a4s
open_up||3yb
broaden extend widen|oh 2lh|3cy
territori territorialis||4kv
global globalis|2ga|4kv
expand||3d1
ream||3d1
ream||3f0
castrat emascul||3km
come||39v
set_aside||3b5
dress_out||82b
muddi||3b5
transform||3b5
bake broil||417
reheat||417
poach|e3|3wl
elev|2lg p0|3b5
dignifi||4la
exalt|1hk|4la
deifi|1hk|4lc
harshen||3b5
develop evolv|2fk|39v
effus flow_out|kz|4lh
eman|1w4|8m2
whiteout||9yx
ding||3b5
batter ding||
crescendo||3db
decrescendo||3ct
assibil|2d7|39v
smoothen||39v
demon demonis||3b5
devil devilis diabol diabolis||3b5
ether etherialis||3b5
immateri immaterialis unsubstanti unsubstantialis||3b5
anim animis||3b5
come_back||47f
break_through erupt push_through||474
mangl murder mutil||5es
chang switch|28t a6|
transit|ao 21o|4lx
transit|21o 274|3a3
deepen||39v
surf||4lx
dynam dynamis||3b5
dynam dynamis||3b5
concret concretis||39v
rarefi sublim subtil||3b5
volatil volatilis||3b5
uniform uniformis||3b5
symmetr symmetris||3b5
decai|2aq|39v
deliquesc||4m9
etern eternalis eternis immort immortalis||3b5
commut|a7|39v
syncret syncretis|2k5|440
denatur||3b5
denatur||3b5
denatur||3b5
disrupt|wb|
sanit sanitis||3b5
verbifi||3b5
introject||39v
swell||3db
transplant transpos||
sputter||3b5
mix|22x pp|3hb
dope||3b5
wash_away wash_off wash_out||3f0
calm_down lull||4bd
prostrat|1r4|3b5
energ energis|2ou 2b0 1i6|3b5
outmod||3b5
spice spice_up||3b5
salt||4mv
leap|21p|4lx
veer||42b
shorten|nl|3b5
run_out||awz
inflat|2gw|47r
deflat|2el|3b5
inflat|2gw|3b5
reflat|2j7|4n3 3b5
reflat|2j7|39v
format initi initialis||aio
digit digitalis digitis||3b5
hydrolys hydrolyz||39v
hydrol hydrolis|2gl|3bn
saccharifi||4n9
fold_up|sc|39v
creas crinkl crumpl rumpl wrinkl||4nb
gelatin gelatinis||3b5
gelatin gelatinis||39v
gelatin||6qm
felt felt_up mat mat_up matt matt_up||39v
recombin|22u|3b5
recombin|22u|39v
effemin effeminis femin feminis woman||3b5
masculin masculinis viril virilis|2hh|3b5
masculin||3b5
femin feminis|2fq|39v
disharmon disson||3b5
obsolesc|2hy|39v
sexual sexualis||3b5
schemat schematis|9w|3b5
patent||3b5
constitution constitutionalis||3b5
rationalis|1t7|3b5
stalin stalinis|2k1|42j
destalin destalinis|2ex|42j
plastic plasticis||3b5
plastic plasticis||39v
scrap||3a3
desorb|2ew|3f0
desorb|2ew|47i
rarefi|279|3b5
deepen|2ej|3d1
reced|1i 20d|39v
ebb|2fb|4o3
pagan paganis||3b5
defervesc|22f|39v
incandesc|2bf|39v
incandesc|2bf|3b5
calcifi|2nu|39v
leav_off||b3v
plai_out||39v
turn_down||3ij
damp|1p8|anf
deamin|2e7|3b5
angul||3b5
sensit sensitis||3b5
sensit sensitis|2w1 16v|3b5
conjug|18a|39v
depolar depolaris|2bt|3b5
deminer demineralis|2er 2pj|3f0
intensifi|p3|3b5
isomer isomeris|275|39v
isomer isomeris|275|3b5
legitim|1sb|3b5
evapor vaporis|2kn|39v
evapor vaporis|2kn|3b5
clear_out drive_out expector||3f0
indur||39v
gradat||39v
keratin keratinis|2h6|39v
keratin keratinis||3a3
industri industrialis||3b5
benefici|2hq|4hl
novat|a8|3dz
opacifi|2hz|39v
opacifi||3b5
opson|2i1|3b5
matur||39v
militar militaris|1q6|3b5
nation nationalis|1pw|3b5
popular popularis||3td
recommend||3b5
rejuven||39v
sentiment sentimentalis||3b5
sequest|2jm|39v
solemn solemnis||3b5
subordin|1nx|4ji
territori territorialis|1gq|3b5
transamin|2ka|39v
transamin||3b5
glorifi spiritu transfigur|21n rk|3b5
unsanctifi||3b5
vesicul|2kq|3b5
vesicul|2kq|39v
visual visualis||3b5
undul||39v
varieg||3b5
vascular vascularis|2ko|39v
vivifi||3b5
vulgar vulgaris|1xl|3b5
scorch|2q4|424
scorch sear sing|2q4|41w
suppl||3b5
profession professionalis|2is|3b5
profession professionalis|2is|39v
smut|12x|3b5
upgrad||3im
flip_out||39v
weapon||3b5
deflagr|2dw|41w
diazot||3a3
hai||3a3
lignifi||3a3
miner||3a3
miner||3a3
ozon ozonis||3a3
slag||3a3
sulfat||3a3
cutin||3a3
duplex||3a3
erotic sex_up||3b5
gum||39v
downsiz||47r
downsiz||3mg
subtract||47r
shear||39v
carv_out||3f0
lifehack||3b5
damag||39v
apprehend compass comprehend grasp grok savvi||4qj
understand||
sens||4qj
sens smell_out||4qq
twig||4qi
intuit||4qi
digest||4qi
realiz see understand||
perceiv||4qp
dawn penetr||
appreci||4qp
expect||50l
recogn|2s3|507
attorn||5d0
write_off||5d0
understand||4zw
extrapol||4v5
translat understand||4qj
empath empathis sympath sympathis||
cognis cogniz know||
know||
know||
experi||9fy
live_over reliv||4r4
master||4r3
master||4r3
larn learn||
relearn||4r8
unlearn||9rp
unlearn||4sg
catch_up||4r8
discov find_out hear learn|c|
wise_up||4rd
wise_up||5ee
trip_up|2s|4rd
learn studi||
audit||4rh
engag engross|xd xc|8jk
engross engulf immers soak_up steep||53y
immers|h7|
embrac espous sweep_up|37 9k|507
take_up||4rm
absorb assimil ingest|2d9|4r8
imbib||4ro
apprentic||4rr
train|124|4rh
retrain||4rr
educ train|xp 1a7 1af|5e4
retrain|1ah|4rt
drill||4rt
housebreak||4rt
con learn memor memoris||
altern understudi||4rx
indoctrin|1a9|5e4
revolution revolutionis|27o|4rz
infect||8dl
brainwash||4rz
bone bone_up cram drum grind_away mug_up swot swot_up||
drill practic practis|1ag|4rh
drill|1ag|5e4
ram_down||4s5
inculc infus instil|1aa|4s5
din||4s7
studi||
major||4s9
minor||4s9
call_back call_up recal recollect rememb retriev think||
blank_out forget||
rememb||
retain||4se
forget||
recogn||4sc
remind||
nag||4si
reminisc||4sl
rememb think_back||
commemor|29f|
commemor immort immortalis memori memorialis||4si
monument monumentalis||4sn
commemor mark|29f|auc
repress suppress|1k8|4sg
forget||9yw
jilt||4sv
abandon|b0|
sell_out|132|4st
leav|15|
desert desol forsak|1c b4|4sv
walk_out||4sw
forget||4sz
leav_out miss neglect omit overleap overlook pretermit|2l 12h|
elid|2ff|4t1
except exclud leav_off leav_out omit|2l|4cj
neglect|sr|
slack|12k|4t2
pass_over skip skip_over||4sz
disregard ignor neglect|sr|
pretermit||4t5
slight|1ua 1u9|5ba
misrememb||4t9
err mistak|2k 2e|
slip_up stumbl trip_up|2s 2k|4t9
misidentifi mistak||
type typecast||
identifi|2xa|51h
date|1fj|51h
misdat||4te
confound confus||4tb
misapprehend misconc misconstru misinterpret misunderstand||4ts
mix_up stump||4tq
addl muddl|2ve|81j
blur obnubil obscur||3b5
muddi||4tk
crystal crystalis crystallis elucid enlighten illumin sort_out|2rk|5pu
puzzl_over||4uf
bedevil befuddl confound confus discombobul fox fuddl||
demor|2m8|4to
amaz baffl bewild dumbfound flummox gravel mystifi nonplu perplex puzzl stupefi|1xg|4to
riddl||4tq
constru interpret||4qj
mythic mythicis||4ts
liter literalis||4ts
spiritu spiritualis|xg|4ts
reinterpret||4ts
allegor allegoris||4ts
misinterpret misread||
ideal idealis||7zd
read||4ts
anagram anagrammat anagrammatis||4u0
reread||4u0
empanel impanel panel||4yu
deciph||4u0
make_out||4qj
read||5q1
numer||4u6
dictat||4u6
read||4ts
misread||4u9
skim_over||4u0
lipread|1a3|4u0
copyedit copyread subedit||3i4
proof proofread||4xx
cerebr cogit think||
ration rationalis|1g4|4uf
ration_away rationalis_away||4ur
think_out||523
philosoph philosophis||4uf
brainstorm|1sn|4uf
chew_over contempl excogit medit mull mull_over muse ponder reflect rumin specul think_over||4uf
premedit||4ul
theolog theologis||4ul
introspect||4ul
guess imagin opin reckon suppos think||53p
assum presum|1u8|53p
reason||4uf
theoriz||4ur
theoriz||4ur
ratiocin||4ur
conjectur hypothec hypothes hypothesis specul suppos theoris theoriz||53p
reconstruct retrac||4uv
etymolog etymologis||4uw
conclud reason reason_out|92 2rl|4uf
figur_out lick puzzl_out solv|8a|4qj
answer resolv||4uz
cinch|x4|4r6
guess infer||4uz
answer||4uz
induc||4uy
deduc deduct deriv infer||4uy
base found||
calcul cipher comput cypher figur reckon|190|4ur
quantis quantiz|ql|4v7
process||4v7
prorat|15v|4v7
prorat|15v|
miscalcul misestim|2i|4v7
recalcul|192|4v7
averag averag_out||4v7
squar||4vn
cube||4vn
factor factor_out||4v7
factor factor_out||9m1
add|198|4v7
foot foot_up||4vj
deduct subtract|nt 197|4v7
carri_back||4vl
multipli|196|4v7
divid fraction||4v7
halv||4vo
quarter|q9|4vo
extrapol interpol||4v7
differenti|194|4v7
integr|195|4v7
analys analyz psychoanalys psychoanalyz|110|36b
analys analyz break_down dissect take_apart|zd|
pars||4vv
synthes synthesis|2k6|3hb
synthes||39v
analys analyz canvass examin studi|z8|
anatom|zb|4vz
botan botanis||4vv
diagnos|89|4vz
diagnos|89|4vz
explor|1dq|4w3
explor|1dq|4w2
plumb||4w5
apprais survei|z8|4vz
triangul|y2|
measur measur_out mensur|1fm|51c
triangul||4w9
calip callip||4w9
prospect||4wd
explor research search|z3 z2|5a5
googl||4wd
mapquest||4wd
explor|je|5a5
pioneer||4wg
cave spelunk||4wg
discrimin know_apart||4wl
subtil||4wj
differenti distinguish secern separ sever severalis tell_apart|229|4td
bristl||53g
label||4wl
sex||4wl
individu individualis||4wl
differenti distinguish mark|229|5ri
describ kei kei_out|87|
catalog catalogu||4wz
compar|7f|4vz
analog analogis|zf|4wt
syllog syllogis||4uy
compar equat liken|9q 7f|9m1
reconsid||50l
reconsid||50l
assort class classifi sort sort_out|1gf 2jw 1gp|4xa
isol|2h3|4wz
refer||4wz
reclassifi||4wz
size||4wz
dichotom dichotomis|qk|4wz
pigeonhol stereotyp||4wz
group|1ge|4wz
regroup||4x6
bracket||4x6
chunk colloc lump|1im|4x6
categor categoris|1gf|4ur
grade|2tb 1fw 19c|4wz
grade|19c 1fw|4zp
grade place rank rate|2t8 2tb 1fw 1g8 1g7 2tc|4yh
superordin||4xd
shortlist||4xd
reorder|lo|4xd
countermarch||4xg
outclass||4xj
subordin|2nh|4xd
rank|2tc 2ta|
priorit prioritis|2ln|4xd
sequenc|1g9|4xd
downgrad||4xd
upgrad||4xd
rate|19b|4zp
contrast|zh|4wl
sever severalis||4wl
contradistinguish||4wl
collat|zg|4wt
check check_out check_over go_over suss_out|7e|4vz
check_off mark_off tick tick_off||4y1
receipt||4xv
ascertain assur check ensur insur|7e|4y1
cinch||4xx
card||4xx
authent|8c|5dd
verifi||4y5
demonstr establish prove shew show||4y5
establish lai_down||7xx
prove||4y2
affirm confirm corrobor substanti|1rx 8d 8b|
document|8d|4y5
sourc||4y6
contradict negat||4y2
invalid nullifi||4y8
valid|8b|4y5
confut disprov||4y8
controvert rebut refut|8h|4yb
falsifi|2lu 8h|4yb
abid bear brook digest endur put_up stick_out stomach suffer toler|1h7 1k9|5bg
bear_up||4ye
sit_out||4ye
evalu judg|199|4uf
misjudg||4t9
underestim underr||4yi
overcapit overcapitalis||4yl
overestim overr||4yi
judg|199|51e
approxim estim gaug guess judg|19d|4v7
quantis quantiz|ql|4yn
misgaug||4yn
lowbal underestim||4yn
approv||4yh
disapprov||4yh
rubberstamp||4yr
choos pick_out select|90|51c
anoint||4yu
field||4yu
siev sift||4yu
dial||4yu
plump||4yu
pick|90|4yu
elect||4yu
excerpt||4yu
cull_out winnow||4yu
cream_off skim_off||4yu
pick_over siev_out||4yu
assign set_apart||4yu
dedic|29c|4z6
detail||4z6
schedul|1p3|521
time||4z9
book|gh|4z9
calendar||4z9
slot||4z9
singl_out||4yu
choos opt prefer|90 ag|
cop_out opt_out|2c|4zf
choos||4yh
prejudic prepossess||apw
bia predetermin||4zi
slant weight||4zj
predispos||4zm
dispos||51l
disinclin indispos||51l
prejudg||4yh
apprais assess evalu measur valu valuat|19b 1fm|4yh
assess||4yn
standard standardis|1fo 1qf|4zp
reapprais||4yh
reassess reevalu||4zp
censor||4zp
bethink||4ul
believ||507
credit||50f
believ||4zw
misbeliev||4zy
disbeliev discredit||504
includ|oy|50l
collig subsum||501
elimin rule_out winnow_out||
reject|aw|4yh
repudi||504
recus|1hg|504
accept|2s5|4yh
approb||507
reprob||504
doubt||500
doubt||50d
discredit|2tn|5ba
distrust mistrust suspect||500
lean||50f
trust||4zw
rethink||50j
backped||50g
surmis||4v5
believ conceiv think||4yh
esteem reput|2tl 2tk|50j
consid reckon regard view||50j
like||50l
relativ relativis||50l
identifi||50l
favor favour||50l
abstract||50l
reifi|1cw|50l
hypostat hypostatis|1cw|50r
ideal idealis|2gm 1tn|50l
glamor glamouris romantic romanticis|1to|50t
deifi|2x4 1hk|50t
apotheos apotheosis||50v
deem||50l
esteem prise prize respect valu|2ti 1uh|50l
disesteem disrespect|2tj|50l
undervalu||50z
assai|158|4vz
bioassai||511
valu||51h
overestim overvalu||513
underestim undervalu||513
reexamin review|7g|4vz
look_back retrospect||4sl
go_over review survei|z8 19s|9lw
brush_up refresh review|1ac 1aj|4sc
audit inspect scrutin scrutinis|19k yz|4vz
screen|za|4vz
decid|92|
seal||51c
adjud decid resolv settl||3zj
decid||58i
purpos resolv||51c
determin set|92|
filiat||51h
format||51h
initi initialis||51h
determin influenc regul shape|15o 2ad 8p 2jn|80i
miscreat|22c|51l
decid||51l
reshap||51l
time||51l
index|15r|51l
pace||51l
predetermin|8j|51l
foreordain predestin preordain|1zt|51s
jinx||51t
foreordain predestin||51s
cogit||4ul
contempl||556
premedit||5cl
brood dwell||8dg
contempl medit||4uf
plan|1p2|4uf
chart||521
plan||52h
aspir||523
overshoot|hl|524
hope||523
propos||521
offer||527
draw_up|1df|521
cabal complot conjur conspir machin||52f
coconspir||52a
counterplot||52f
collud conspir||a9h
conniv intrigu scheme||52f
plot||521
scheme||521
intend mean|93|
aim propos purport purpos||52h
want||56x
destin intend||521
design|1ci|52k
slate||52k
engin mastermind orchestr organ|1g2 1of|521
choreograph||52n
map||4wg
chart||85a
plat plot||85a
engin|1e1|7zy
entertain||51x
dalli trifl||556
calcul estim figur forecast reckon|190|4yh
miscalcul misestim|2i|4yi
bet depend reli|2ng 2nf|50f
aim||52k
associ collig connect link link_up relat|2sv 2sp 2sw|4uf
interrel||52z
correl||52z
decoupl dissoci|2sj q1|4wl
identifi|87|52z
debat||5cl
conclud|bm|3zj
feel||4uy
nail_down narrow narrow_down peg_down pin_down||
concret||537
decre rule||51c
overrid overrul overthrow overturn revers||539
presuppos||5oy
presuppos suppos||4uq
posit postul||53c
assert insist||53d
premis premiss||53c
react respond|18p|a8n
flip_out||53g
overreact|18r|53g
stool||53g
respond||53g
greet||53g
explod||53g
accept|2s5 9j 2l9|53g
answer||53g
anticip expect||4yh
await expect wait|2uv|
anticip foreknow forese previs||4r2
believ trust||53p
ascertain||4rd
discov|c|4rd
rake_up||53u
price||53t
ferret ferret_out||53u
center centr concentr focu pore rivet||4uf
rivet||4rj
occur||aye
budget||4v7
allow appropri earmark reserv set_aside||9sh
mind||
bewar||9kd
amaz astonish astound||547
dazzl||545
surpris|wd 1y7|8dl
catch||547
boggl bowl_over flabbergast||547
ascrib assign attribut imput||4yh
imput||54a
carnal sensual||54a
credit||54a
reattribut||54a
anthropomorph anthropomorphis||54a
person personifi|1cy|54a
accredit credit||54a
blame||54a
impress ingrain instil|1aa|8dl
agnis agniz realiz recogn||4r1
elicit||4v5
bottom fathom penetr||4qj
trace||4vz
enquir inquir wonder||59r
extern externalis||54a
interior interioris intern internalis||54a
delimit demarc||3lo
demarc||4wl
plumb|1fn|4ek
capit capitalis|1e6|4v7
overcapit overcapitalis||54u
catch_out find_out||9ko
concent concentr focal focalis focu|p7|4bp
refocu|p8|54x
devot||4uf
reconcil resign||507
discounten||4ys
solv|8a|4v7
factor factoris||552
misgiv||8dc
align arrai||
consid deal||
abstract||556
implant||55p
datelin datemark||
date||6rr
contempor contemporis synchron synchronis||
awaken||8dl
analys analyz|yv|
drink||4rk
clutch|2ob|8i4
calibr||4w9
classifi releg|1gf 1gh|55i
attribut|96|4yh
truncat||4yn
commun intercommun||a9h
gab yak||55k
fingerspel||55k
aphor aphoris||55k
shrug_off||5ba
commun||9sp
relai|jx|55p
project||55k
contact get_through reach|4|55k
ping||55s
diphthong diphthongis||4lx
reach_out||a9h
draw_out||55v
put_over||55p
phonat||5q1
order|1g7|56r
reorder||55z
ordain||5z8
predestin|1zt|561
design destin doom fate|1zs|561
enjoin order tell||56s
dictat order prescrib||56b
forc thrust||an1
begin||5q1
intrud obtrud||56b
clamp||56b
sting||566
bring_down impos inflict|1nv 22r 12r|55k
furlough||5bg
foist||56b
direct||564
instruct||564
burden saddl|126|56l
overburden||56g
delug flood_out overwhelm||56g
mandat||aar
mandat||565
command requir||564
featherb||acl
command||aq5
gener||56n
offic||56n
ask||56r
bespeak request||55p
request||56q
encor|4d|56r
requisit||56l
page||60o
petit||56r
demand|1je|56r
adjur||56g
appeal invok|4a|56r
ask expect requir||56x
exact||ayt
claim||5xi
contend postul||572
purport||572
disclaim||5cx
disown renounc repudi||504
apostat apostatis tergivers|b1|576
abneg||5cz
disclaim||9sc
claim||5xg
crave||57f
supplic||57f
supplic||56r
supplic||56w
beg implor prai||57g
plead||56z
adjur beseech bid conjur entreat||57g
prai|1i2|57j
commun||55k
commun|1hp|5zm
plead||5xe
profess||5xe
arbitr interced intermedi liais mediat|1s3 1v9 1v8|57q
solv||57w
concert||57w
negoti||5cp
renegoci renegoti||57q
renegoci renegoti||
parlei||
powwow||5cp
palav||57t
settl squar_off squar_up|92|5yk
agre||5ay
bargain||57x
concili patch_up reconcil|2m7 1st|5bq
appeas propiti|1ps|57z
appli||56r
exhort press urg||5iq
push||582
nudg||583
persuad||58i
badger||585
sell||585
chat_up||585
blaze_away||5uy
memori memorialis|29f|5uy
keynot||5uy
blarnei cajol coax inveigl palav wheedl|8w|585
elocut||61y
convinc win_over||585
proselyt proselytis||
brainwash||585
deter dissuad||5iq
caus induc make stimul|a 1zl 1x1 8m 8u|
solicit||58i
encourag||58i
inspir instig prompt|8n|58i
argu reason|2rl|58o
argu indic||58o
lai_out present||5xc
expostul||58m
argu contend debat||5sh
stickl||58q
spar||58q
bicker brabbl niggl pettifog quibbl squabbl||58q
brawl wrangl|1rn|58x
clamor clamour||56x
polem polemic polemicis polemis||58x
alterc argufi disput quarrel scrap|1rb 1ra|58q
fall_out||58x
oppos|at|58q
contradict controvert||5cr
assur||585
charm influenc tempt|8v 2ad|585
gibber||5uj
bewitch enchant glamour hex jinx witch|2rz|av8
voodoo||594
bewitch magnet magnetis mesmer mesmeris spellbind||592
importun insist|1tc|57f
besieg||597
cut_off disrupt interrupt|py|407
put_aside||599
intermit paus|1jk 1jm 1jj|599
rest|172|59b
rest|2nv|
digress divag strai|mv|5r3
continu proce|1gu|5s8
segu||59f
accost solicit|8z|9zx
beg solicit||56r
quest||59i
entic lure tempt|8v|5al
snare||59k
seduc|8x|59k
stool||59k
tweedl||59k
ask||5u5
pry||5lc
queri question||5lc
interpel||59r
spy|zp|59v
sleuth snoop spy stag|yx 19z|9ll
enquir inquir investig|z1 yu|5a3
quiz test|159 1g1 z0|59x
examin|z0|59r
catech catechis||59x
catech catechis||5e4
reinforc reward|1tp|5e4
spoonfe|1ad|5e4
interrog question||5lc
examin probe|z0|5a5
grill||59x
investig|yu|4vz
call call_up phone ring telephon|251|5a8
dial||6ld
telecommun||55p
telex||5a8
summon||
beep|23a|
call_back recal||
call_back||5cu
vouch||5aa
buzz|23g|60o
conven convok|1up 1ul|60o
muster|1qb|
subpoena||7cw
invit||56s
allur tempt|8z|5aj
provok||5ic
rejuven||5al
book_up||5ar
schedul|1p3|521
program programm|1p3|5ao
reschedul||5ao
reserv|1tk|56r
disallow forbid interdict nix prohibit proscrib veto|bl b8 as|56l
ban||5as
bar debar exclud|2ld 2t7 1kt|5as
enjoin||5as
disdain freez_off reject scorn spurn turn_down|b3|5ax
declin refus||53g
accept consent|2s5 9j|53g
contract_out||5ax
rebuff repel snub|1u9|5aw
abjur forswear recant resil retract|b2|576
unsai||576
misstat||5xc
back_away back_out crawfish crawfish_out retreat|18|
annul countermand repeal rescind revers revok vacat|1w7 db d9 1wo|ajs
reneg|1wq|5b5
invalid||5wo
bracket bracket_out||3i4
cross_off cross_out strike_off strike_out||3fh
brush_aside brush_off discount dismiss disregard ignor push_aside|sr|504
recount|zo|5qk
pass_off||5ba
dismiss|1s2|
flout scoff||5ba
laugh_away laugh_off||5ba
allow counten permit|1om|5ay
permit toler|1om|5bg
author authoris clear|1ou 1ok|5bg
approb|2s4 1te|5bi
certif||5bi
acced acquiesc assent|2s7|57x
succumb||5ay
dissent||5bo
differ disagre dissent|2mi|
clash|2mg|5bo
agre concord concur||
conced grant||5bq
subscrib|1t8|5bq
approv okai sanction|1te|5bi
sanction|1nn|5bt
visa||5bt
disapprov reject|aw 19a|4yh
object|1ro|5bw
demur except||5bx
challeng||5bx
challeng||56r
counterchalleng||5ic
carp cavil chican||5bx
interview question||5sh
feel_out sound_out||59r
interview||5sh
interview||5sh
circumv dodg duck elud evad fudg hedg parri sidestep skirt|ax 12i 12l|5ce
beg||5c7
quibbl||5c7
escap|az 12i|5ce
escap get_away|12i|5ce
evad||5cb
bypass||5ce
avoid|ax|
keep_off stai_off||5ce
shirk||5ce
eschew shun|ax|5ce
confront face face_up||afg
debat deliber||5cp
vex||5cj
debat deliber moot||5cp
wrestl||5cl
bandi||5cp
chair moder|1wi|5cp
discuss hash_out talk_over||
discours dissert||5s8
rebut refut||576
counter||5cu
field||5cu
answer repli respond||5xc
sass||5cu
come_back rejoin repai retort ripost||5cu
deni||5di
repudi|v6|5cx
deni||576
acknowledg admit|2s3|5df
fess_up||5d4
superannu||5df
bastard bastardis||5df
conced confess profess||5d0
confess|1hu|5d0
insist||
confess fink squeal||5d0
profess||572
avouch avow||5d0
disavow||5cx
attest||5xg
declar||5xg
attest certifi demonstr evid manifest||5xx
notar notaris||5dd
adjudg declar||4yh
beatifi|1hw|5df
canon canonis saint|1hx|5df
contradict contraven negat||5bo
censur crimin reprimand||5du
crucifi pillori savag||5du
admonish reproof reprov||5du
castig chasten chastis correct objurg|1qn|5do
flame||5dm
bawl_out berat call_down chew_out chew_up chide dress_down jaw lambast lectur rebuk remonstr reprimand scold trounc||5du
brush_down tell_off||5do
lip_off||5q1
reproach upbraid||5fe
reprehend||5du
deplor||5du
critic criticis pick_apart||62x
animadvert||5dj
belabor belabour||5du
advoc preach|1tb|582
preach prophesi||5ea
evangel evangelis||5dy
moral moralis preachifi sermon sermonis||5dx
pontif||5s8
orat||5s8
bloviat||5e2
instruct teach|1a7|5ee
mentor||5e4
tutor|1ab|5e4
unteach||5e4
unteach||5e4
ground||5e4
lectur|1ae|5e4
appris appriz instruct||5ee
brief||5eb
debrief||59r
inform||55k
inocul||5ee
acquaint||5ee
warn||5ee
warn||564
inform||5ee
updat|s1 0|5ee
coach|1af gg|5e4
misinform mislead||5ee
perjur|145|
suborn||58i
suborn||9tj
fib|13a|
equivoc palter prevar tergivers|13a 139 138|5em
distort falsifi garbl warp|2vg 285 2cd 137 135 2lu|5eu
repres symbol symbolis typifi|1ap 1as|5re
beli misrepres||
color colour distort ting||3bn
colour gloss||5l1
imperson person pose|w2 w3 13o|5gj
masquerad|13n|5ex
bluff||8es
affect dissembl feign pretend sham|13k|5eu
bamboozl hoodwink snow||5gj
bull bullshit fake||5f0
amplifi exagger hyperbol hyperbolis magnifi overdraw overst|og|5em
trivial trivialis||5f6
overemphas overemphasis overstress||5f3
downplai minim minimis underst|n8|5ee
sandbag||5em
denounc||5du
fulmin||5f8
denounc give_away shit shop snitch stag|2jp|5ee
denounc||5th
blame fault|2e|5ff
blame pick||5du
accus crimin impeach incrimin|13x|5ff
accus charg||
arraign||5fe
recrimin||5fe
impeach||5ig
nag||5mb
dun||56x
abus blackguard clapperclaw shout||5hm
slang||5fl
claw||5hm
belittl disparag|1tq|5du
nitpick||5du
pan tear_apart trash||5fo
aspers besmirch calumni defam denigr slander smear smirch sulli|1ts 2g|5ff
assassin||5fr
blackwash||5pa
discredit disgrac|2to 2tn|5fo
libel||5fr
revil vilifi vituper||5fl
badmouth malign traduc||5fr
affront diss insult|1u6|8gc
mind||5bx
bridl_up bristl_up||5fz
bemock mock||anv
mock|1u5|8at
ap caricatur||5g2
imperson||5g2
burlesqu parodi spoof||5g2
barrack flout gibe jeer scoff||5g7
bait cod rag razz tantal tantalis taunt teas twit|1u0 t5|5g1
kid||5gl
incit instig stir_up|8n 1wy|5al
goad needl||8fy
blackguard gui rib ridicul roast|t5 1u4|5g1
lampoon satir satiris||5gb
derid|1u4|5g1
debunk|v6|5gb
stultifi||5gb
jest joke|td|55k
gag quip||5gg
fool|ux|5gg
deceiv|13c|5em
undec||5ee
befool cod dupe fool gull slang|13e|5gj
banter chaff jolli josh kid|297|5g7
critiqu review||4yh
refere||5gn
deprec depreci vilipend|1tr|5fo
deflat punctur||5gp
deprec|1tr|5bw
condemn|2x3 1u1|5xe
prais||4zp
salut||5gt
overprais||at7
crow||5uj
crow|23z|5uj
trumpet||5uj
exuber exult jubil rejoic triumph||5h4
glori|2th|5gz
cheerlead||5h3
cheer||5ha
barrack exhort inspir pep_up urg|1td|8j6
cheer cheer_up chirk_up||8io
cheer cheer_up jolli_up||
humor humour|1kg|6gj
amus||5h5
convuls|2p7|5h7
buoi_up lighten lighten_up||5h4
applaud||5gt
bravo||5hj
exalt extol glorifi laud proclaim|2th 1tm 1hk|5gt
canon canonis||5hc
enski||5hc
crack_up||5hc
hymn||5hc
promulg|1xh|5sm
acclaim hail herald||5ha
acclaim applaud clap spat||5va
boo hiss|24a|5gs
sizzl||9mq
assail assault attack lash_out round snipe||5du
vitriol||5hm
whang|6p|5hm
barrag bombard||5hm
blister scald||5hm
condemn decri excori objurg reprob|2x3|5f8
belittl denigr derog minim|1tr n8|5fo
talk_down||5hs
accurs anathem anathemat anathematis anathemis commin execr|b9|5dt
blog||55k
blasphem curs cuss imprec swear||5pw
gee||5mx
aah ooh||5mx
anathem anathemis bedamn beshrew curs damn imprec maledict|2ug|7z2
curs||5fl
bless|1i3|7z2
bless consecr hallow sanctifi|1hv 1hy|5xe
reconsecr||5i2
deconsecr desecr unhallow||3br
bless||5va
oppugn question||5ic
account||5xe
impeach||5ic
impugn||5ic
dare defi||5ic
brazen||5ia
challeng||5aj
call_out||5ic
challeng disput gainsai||5if
contend contest repugn|1r6|58z
file lodg||5fe
warn||5ee
admonish discourag monish warn||5iq
forewarn previs||5ih
admonish caution monish||5ih
threaten||5ih
threaten||5in
augur auspic betoken bode forecast foreshadow foretel omen portend predict prefigur presag prognost|1xq 1xr|5o0
alarm alert|2oa|5ih
wake||5io
advis counsel rede||5cp
tip_off||5iq
advis appris appriz notifi||5ee
acquaint familiar familiaris||5ee
orient||5it
vers||5it
advoc recommend urg||5ix
advis propos suggest||5xe
advanc throw_out||5ix
proposit||5ix
misadvis misguid||5iq
feed_back||5ix
propound||5iq
consult||5iq
confab confabul confer consult||5cp
collogu||5j4
consult look_up|1xb|5j7
research||5a5
consult||5lc
cue prompt remind||5ee
posit state submit||5ix
acced bow defer|2xk 1r1|5bm
submit||8xx
nomin|2l3 95|abs
volunt||5ee
blandish flatter|8w|5gt
adul||5jf
stroke||5jf
eulog eulogis||5gt
bootlick fawn kotow kowtow suck_up toadi truckl|1r3|5jf
butter_up||5jf
compliment congratul||5gt
compliment||5l9
congratul felicit||5lu
gush rave||5gt
commend||5gt
commend recommend||5gt
commend||a5z
bluster boast brag ga gasconad swash tout vaunt||5f3
crow gloat triumph||5js
congratul preen||5jt
promis||5xe
promis||5xe
pledg plight||5jv
swear_off||5jv
articl||5k0
oblig|2v3|
indentur||5k0
tie_down||5k0
oblig||aqg
disoblig||5ba
pledg||a5s
collater||5k5
affianc betroth plight|1hq|5k8
vow||5jx
consecr vow|1hz 1hy|5ka
commit consecr dedic devot|1i5 1sv 1su 1hz 29c|6dy
reded|29d|5ka
contract undertak||5jv
stipul||5kc
sign||5kc
guarante undertak||5jv
subvent underwrit|1jd|5kf
swear||5k8
guarante vouch||5jx
bail||5ki
assur ensur guarante insur secur||
doom|203|5kk
insur underwrit||5kp
reinsur||5km
reinsur||9ur
guarante warrant||ah4
thank||5os
acknowledg||5kq
acknowledg receipt|3s|55p
apolog apologis||
condon|1ue|5lw
excus explain||5l5
alibi||5kv
excus exempt||5lr
frank||5kx
beg_off||56r
plead||5l1
apolog apologis excus ration rationalis||5l2
defend|1t8|58m
stick_up||5l2
uphold||5l2
justifi vindic||5l6
uphold||5xk
legitim|1sa|5l5
warrant||5l5
greet||55k
greet recognis||5v2
address||55k
ask enquir inquir||55k
nod|lg|55k
nod||5va
bow bow_down||5va
cong conge|c5|5lf
bob curtsi||5la
salut||5la
salaam||5li
hail herald||5la
welcom||5la
acquaint introduc||5ee
reintroduc||5lm
prefac premis||5xc
preambl||5lo
prolog prologis prologu||5lo
absolv||5lw
justifi|1vd|5lr
meld|uk|5th
bid||5la
wish||5pw
forgiv||5br
absolv shrive|2x0 41|5lw
acquit assoil exculp exoner|1uf 2x6 1vb 2my 1vn 1s7|5t6
vindic||5ly
vindic|1vb|
whitewash|1vc|5ly
purg|en|5ly
pardon|1vu|5lw
amnesti|2vx 1vu|5m3
excus pardon|1ud|5lw
extenu mitig palliat|n4|5l1
convict|1s1|5t6
reconvict||5m7
doom sentenc|2x3 1s1|5xe
foredoom||5m9
complain kvetch plain quetch sound_off||
backbit bitch|1tx|5mb
heckl|1k4|599
grizzl whine yammer yawp||5mb
deter discourag|1kr 1kq|5bw
foster nurtur|1o0|8j6
patron patronag patronis|1ls|5mg
condescend patron patronis||a9h
croak gnarl grumbl murmur mutter||5mb
grouch grumbl scold||5mb
coo|23v|5uj
coo||60x
protest||5mb
declaim inveigh||5mn
remonstr||5bx
repin||5mb
beef bellyach bitch crab gripe grous holler squawk||5mb
inveigh rail||5mb
bemoan bewail deplor lament||5mb
regret||5ee
regret||5ax
repudi||5ax
call_out cry cry_out exclaim outcri shout||5pw
shout||5q1
scream yell||5my
call cry holler hollo scream shout shout_out squall yell||5uj
hollo||5n0
hollo||8j6
hurrah||5n0
halloo||5n0
whoop||5n0
pipe pipe_up shriek shrill|257 255|5n0
caterwaul yowl|23i|5n6
interject interpos|1in 1k2|599
clamor clamour||5pw
shout_out vocifer||5pw
holler holler_out||5my
roar thunder|23d|5my
whisper||5q1
peep||5q1
speak_up||5q1
snap snarl||5q1
snarl||9n7
enthus||5q1
rhapsod rhapsodis||5ni
guess hazard pretend ventur|2ag|5on
sai suppos||5on
outguess||5nn
anticip forebod foretel predict prognost promis|1xs|5nk
vaticin||5ol
augur||5nn
bet wager|un|5nn
guesstim||4yn
ascertain determin find find_out|92 85|
gaug||5ns
rectifi|8k|5ns
redetermin|8l|5ns
sequenc||5ns
ascertain find_out|7e 85|
refract||5ns
surmis suspect||5nk
bespeak betoken indic signal||5r3
mark||5o0
dimens||5o1
signpost||5o1
distinguish signal signalis||5o1
singular singularis||5o4
buoi||5o1
record|1fq|5oq
design indic point||5ee
finger|1is|5o8
point_out signal signalis||5o8
foreshow||5in
suspect|2mj|4up
wonder||4ul
scrupl||5od
marvel wonder|1xv|53g
marvel|1xv|5pw
explic formul|1dd|4uv
matur|2hj|5oh
redevelop reformul|fy|5oh
calcul forecast|190|5nn
prophesi vaticin||5nn
enlighten irradi||5ol
specul||4ur
hint suggest||5os
adumbr insinu intim||5oo
indic||5ee
contraind||5iq
convei||9zu
flash||5os
connot impli||5q4
burst_out||5q4
rip_out||5ov
suggest||5q4
impli||5q4
intim suggest||5oy
connot predic||5oy
denot||5p2
intend mean signifi||
denot||5zk
signifi||5re
import spell||5re
convolut pervert sophist|137|5p1
euphem euphemis||5p1
voic||5pw
tame tone_down||3b5
disclos divulg expos give_away reveal uncov unwrap||5r3
muckrak||5pa
uncloak unmask||5ge
leak leak_out||
betrai bewrai||5pa
confid||5pa
unbosom||5pf
nark||5ee
leak||5pa
babbl babbl_out blab blab_out peach tattl||5pa
spell spell_out||5qa
misspel||5pk
interpret rede|4g|5ps
moral moralis||5pm
deconstruct||5pm
reinterpret|4h|5pm
comment||5pm
misinterpret||5pm
explain explic||5ee
natur||5ps
clarifi clear_up elucid||5ps
obfusc|gw 1xg|3b5
express utter verbal verbalis||
swallow||5q1
rais||5pw
pour_out||5pw
miaou miaow|24i|5uj
mouth speak talk utter verbal verbalis||55k
verbal verbalis||5q1
blubber blubber_out||5q1
evinc express||5os
exud||5q4
vent ventil|1xd|5q4
drone||5q1
deduc infer||4uy
gather||4uy
recit||5rm
rattl_down rattl_off reel_off roll_off spiel_off||5qa
list|1gc|5qd
enumer item itemis|1gc|5z4
item itemis|1gc|5qf
number|1gc|5z4
determin fix limit set specifi||4yu
reset||5qg
count_down|zm|5qj
count|yw|5qa
count enumer numer|yw|5ns
miscount|zn|5qk
censu|zl|5qk
number||5zk
foliat page pagin||5qn
add_up sum sum_up summat talli tot tot_up total tote_up|yw 198|5qk
chalk_up talli|9r|5w7
remand remit send_back|5x|5ic
consid count weigh||
devoic||5tz
lilt||5tz
palat palatalis||5tz
nasal nasalis||5tz
nasal nasalis||5tz
mispronounc misspeak||5tz
platitudin||5pw
tsk tut||5uj
aspir||5tz
vocal vocalis voic||5tz
tell||5ee
talk||5r3
relat||5r6
narrat recit recount tell||5ee
yarn||5r6
rhapsod rhapsodis||5r6
narrat||5ee
evid||5ej
air bare public publicis|1lz|5r3
hype||5rb
bulletin||5rb
intend mean||5os
dilat elabor enlarg expati exposit expound flesh_out lucubr|op oq|5pu
detail||5rf
aggrand aggrandis blow_up dramat dramatis embellish embroid lard pad|1xx p0|5f3
character characteris||4se
disambigu||5pu
defin||5qg
redefin||5rk
echo repeat||5uj
cuckoo||5rm
reecho||5rm
parrot||5rm
ingemin iter reiter repeat restat retel|2h5 2h4 1gx 1gy 20n 1gw|5r3
persever|1h6|5rq
ditto||5rq
regurgit reproduc||5rm
harp||5rq
come_back hark_back recal return||5p1
go_back recur||5rv
translat||5rq
retransl||5rx
mistransl||5rx
dub||5s1
synchron synchronis||3b5
gloss||5rx
latin||5rx
annot comment gloss||5pm
comment||5pm
paraphras rephras reword||5rq
lexic lexicalis|2ha|5u5
speak talk||55k
talk_down||5s8
spiel||5s8
dogmat dogmatis||5s8
cheek||5s8
speak talk||55k
smatter||5sd
slang||5sd
monologu monologuis soliloqu soliloquis||5s8
convers discours||5s8
broach initi||5cp
account describ report||5ee
report||5ee
report||5th
announc declar||5xc
check_out||5sl
clock_off clock_out punch_out||5sl
report||5th
bring_out issu publish releas|1m5 1m1|5rb
edit||5sq
broadcast circul circular circularis diffus dissemin|oj oi 28y|5rb
podcast||5ss
satellit||5tc
sportscast||5tc
sow||5ss
telecast televis||5tc
colorcast||5sx
circul|28y|8kz
gener generalis popular popularis vulgar vulgaris|gp|5ss
propagand propagandis||5ts
propagand propagandis||5r3
call||5zj
miscal misnam||5t3
tout||5t6
judg label pronounc|199|5df
rule|1s6 1s4|5t6
qualifi||5t6
capacit||5t8
disqualifi|1kv|5t6
recus|1kz|5ta
air beam broadcast transmit||5rb
interrog||5tc
rebroadcast rerun||5tc
sign_off||b3v
announc annunci foretel harbing herald||5r3
announc denot||5ee
blazon_out cry||5th
trump trump_out||5th
blare_out blat_out||5th
announc||5z4
call_out||5th
count_off||5tm
advert advertis public publicis|1lz|5th
headlin||5to
ballyhoo||5to
plug||5ts
advert advertis promot push|1lz|5gt
bill||5ts
exclaim proclaim promulg|1xh|5xe
trumpet||5tu
clarion||5tu
proclaim|1xh|5zg
enunci vocal vocalis||5xc
articul enounc enunci pronounc sound_out||
retroflex||5tz
subvoc subvocalis||5tz
syllab syllabis||5tz
drawl||5tz
labial labialis round||5tz
articul formul phrase word|1dd|5q4
dogmat dogmatis||5u5
formular formularis||5u5
couch frame put redact|1cr|5u5
bumbl falter stammer stutter|1jl 2rr|5q1
rasp||5q1
blunder blunder_out blurt blurt_out ejacul||5q1
lisp|2rq|5tz
inflect modul tone||5q1
inflect||3el
compar||5ue
conjug||5ue
accent accentu stress||5tz
vocal vocalis vowel vowelis||5tz
emit utter||
gurgl||5uj
nasal||5uj
bite_out||5uj
sigh|258|5uj
troat||5uj
pant|17e 174|5uj
heav||5uj
choru|23p|5uj
splutter sputter|25d|5uj
depict describ||5wb
symbol symbolis||
actual actualis||
dramat dramatis|1an 1xx|
overdramat overdramatis||5uw
address speak||
deliv||5q1
speechifi||5uz
harangu||5uy
accost||8m2
address||5zj
misaddress misdirect||5v3
instrument||5v3
edifi enlighten||5e4
disabus||5ee
post||5th
bill placard||5v8
gesticul gestur motion|la|55k
telepath telepathis||55k
write||55k
style||5vc
apostroph apostrophis||5vc
encod|xx|3a3
cipher code cypher enciph encrypt|xx xr|5vf
deciph decod decrypt|y1|5vo
transcrib transliter||5vo
transcrib||5vo
transcrib||5yg
notat|xu|5yg
latin latinis roman romanis||5vi
braill||5vi
rewrit||5vc
revis|rj|5vo
amend|1vy|5vp
sign subscrib|xw|5vc
rubric||5vr
undersign||5ke
ink||5ke
autograph||5ke
initi||5ke
countersign||5ke
endors indors||5ke
cosign||5vy
visa||5vy
record tape|1b8|5w7
demagnet demagnetis||5w5
prerecord||5w1
access||5w7
delet eras||3fh
ring_up||5w7
record||9s0
manifest||5w7
inscrib|xt|5w7
chronicl||5w7
exposit expound||5rf
premis||5wb
file_away|162|5w7
file regist||aj6
trademark||5we
document||5w7
log||5w7
clock_up log_up||5w7
film shoot|1ay 1ax|5w7
tape videotap||5w7
photograph||5w7
retak|1az|5wl
reshoot||5wj
score||5w7
underlin underscor||
quot||3gy
notch|qe|5w7
type typewrit||5vc
handwrit|xs|5vc
backspac||5ws
spell_out||5yn
jot jot_down||5vc
scrabbl scribbl||5vc
adumbr outlin sketch||5ut
block_out||5wy
correspond||
write||5x0
cabl telegraph wire||5a8
radio||55k
facsimil fax telefax||5a8
resum sum_up summar summaris||5rq
abstract||5x5
preci||5x5
docket||5x5
docket||7j5
recap recapitul||5x5
hash_over rehash retrograd||5xa
sai state tell|2uu|5pw
get_out||5xc
declar||5xc
profess||5xe
affirm assert aver avow swan swear verifi||5xe
protest||5xg
affirm||
reaffirm||5xi
confirm reassert||5xi
verifi||5xk
corrobor valid|8b|5xk
circumstanti||5xm
reconfirm||5xk
depon depos swear||5xe
point_out remonstr||5ee
accent accentu emphas emphasis punctuat stress|2te 1xc 2tf|5q4
topic||5xr
point_up||5xr
emphas emphasis underlin underscor|1xc|5xr
attest testifi||5xe
vouch||5xv
evid prove show testifi||5ee
presum||5xx
abduc adduc||5xx
alleg aver sai|2uu|5y3
plead||5y0
demur||5y1
assert assever maintain||5d6
predic proclaim||5y3
predic||b8o
demand exact|1jf 1je|5y8
command||5y6
claim|1jh|56r
counterclaim|1ru|5y8
remit||ajs
condit specifi stipul|1pl|5kc
stipul||5ki
assur||5xg
reassur|1tf|591
mention note observ remark||5xc
set_down write_down||5vc
dash_down dash_off||5yg
note take_down||5yg
exemplifi illustr instanc|1yk|5rf
conclud resolv|92|5bq
arrang fix_up||5bq
firm_up||5yl
particular particularis special specialis specifi||5rf
overgener overgeneralis||5yp
extrapol gener generalis infer||4uy
univers universalis||5yp
gener generalis||5q1
cite mention||630
cite quot|1hl|5rq
quot||5yy
misquot||5yt
quot||9t6
underquot||5yw
advert cite mention refer||
invok||5yy
namedrop||5yy
call_up||5py
insert||5z7
drag_up dredg_up||5yy
identifi name|2xa 87|5p1
advert allud||5oo
aim|15g|5re
add append suppli||5xc
decre||5xe
animadvert opin sound_off speak_out speak_up||5xe
editori editorialis||5z9
baptis baptiz christen|1ht 1hs|5ze
style titl||5ze
dub nicknam||5ze
call name||5zj
renam||5ze
entitl titl||5ze
term||5ze
tag||5ze
label||5zk
denomin design|87|
curs excommun unchurch|2sb bg|agj
coven||5jx
brand||5t3
mail send|5t 5y|9ss
airmail||5zo
email netmail||5a8
spam||5zq
network||55k
comment||5ps
dj||5zt
deal handl plow treat||5si
theolog theologis||5zv
discours discuss||5zv
descant||5zx
stonewal|1kn|as2
browbeat bulli swagger||58c
compromis|1ss|57w
compromis|1ss|
whore||602
endang peril queer scupper|2wb 2w9 15j 2wc|3bn
compromis||604
blab blabber chatter clack gabbl gibber maunder palav piffl prate prattl tattl twaddl||5q1
jaw yack yack_away yap_away||5q1
babbl blather blether blither smatter||606
butterfli chat_up coquet coquett dalli flirt mash philand romanc|2l8 uw|5s8
vamp||609
chaffer chat chatter chitchat claver confab confabul gossip jaw natter||5sh
jawbon schmoos schmooz shmoos shmooz||60b
signal signalis||55k
signifi||5oq
wigwag||60d
semaphor||55k
semaphor||60d
heliograph||60d
flag||60d
mouth||5f0
belt_up button_up clam_up close_up dummi_up shut_up||
beckon wave||5va
beckon||60o
summon||
gossip||5s8
bruit rumor rumour||60p
rap||5s8
snivel whine|18x|5q1
hoot||5uj
grunt|248|5uj
whistl|vz|55k
sing|25c 260|9n7
murmur|24k|5q1
susurr|25l|60x
maunder mumbl mussit mutter|24k|5q1
slur||5q1
slur||5p1
snort||5uj
spit spit_out||5uj
groan moan||5uj
growl grumbl rumbl|253 247|5uj
howl roar|24c 23d|9mq
vroom||616
bawl yawp||616
thunder|23d|616
purl sough||9mq
howl roar ulul wail yaup yawl|18z|5n0
squall waul wawl||61b
howl wrawl yammer yowl|24d|5uj
bark|238|5q1
bark|237|5uj
bai quest|239|61f
bai||5q1
yap yelp yip|262|61f
baa blat blate bleat|235 23e|5uj
bleat||5mb
bawl bellow||5my
bellow|252|5uj
screak screech skreak skreigh squawk|25g|5n0
chirk||5r2
croon|vy vx|89f
cantil chant inton|1wd vs 1we 1wc|89f
singsong|1wf|61q
inton||5t6
pipe_up||87v
descant warbl yodel|1wh|89f
quaver trill warbl||89f
quaver|24y|5r2
trebl||89f
declaim recit||87v
peror||61y
peror||535
jabber mouth_off rant rave spout||5q1
cheep chirp chirrup peep|23o 23n 23l|5uj
churr whirr||5uj
chirr||5uj
meow mew|24i|5uj
purr|24w|9n6
quack|24x|5uj
hoot||5uj
cronk honk|24b|5uj
claxon honk||9mq
chitter twitter|23o|622
hiss sibil siss sizz|24a|5uj
assibil||62f
hiss sibil siss sizz|24a|5q1
sibil||5uj
brai|23f|5uj
oink squeal|25i|5uj
clack cluck|23r 23u|5uj
low moo|24j|5uj
trill||5tz
sibil||5tz
hum|1w9|89f
cackel||9ii
hum|24e|9mq
cackl|23h|5uj
cackl||5q1
gaggl||62p
bridl||5cu
block jam|1w6|599
minc moder|my|3b5
crackl crunch scranch scraunch|240|9mq
gobbl|245|5uj
comment notic point_out remark||5yf
wisecrack||62x
kibbitz kibitz||62x
acknowledg notic||53g
disregard ignor snub|1ua|anv
neigh nicker whicker whinni|24l|5uj
gargl|244|5uj
caw|23j|5uj
mew||5uj
pai||55k
catcal||5gd
carri convei express|jy|55k
express state||5p1
haw||5uj
hem||5uj
hypothec||5k5
rubbish||5hm
set||4y3
get_off send_off|5t|9ss
issu|1m5|55k
provid||5yb
come_over||55k
hammer_out thrash_out||5cp
croak cronk||5uj
unspel||adq
make_out write_out||5vc
puff_up||5gt
explain||5xc
babbl||5q1
chant inton tone|1wc|5q1
gulp|17n|5q1
menac||5q4
beam||5q4
smile||5q4
hurl||5pw
sing||5uj
write_up||5vc
travers|1se|
demand||5y8
connect|7l|6uv
request||54o
etymolog etymologis||3nr
stet||56e
reprob|2sc|5m9
messag||55p
messag||55p
plural pluralis||5ue
prescrib||564
prescrib||5iw
compet vie|1r5|
plai|wo 7|64a
snooker|um|64b
revok|1wq|64b
misplai|2f|64b
vollei|wx|64b
unblock||64b
replai|20p|64b
cricket|uf|64b
backstop||64b
fullback||64b
quarterback|123|64b
bluff bluff_out|13p|
stalem|21c|
castl|9b|
ruff trump|1wr|
overtrump||64p
crossruff||64p
exit||64b
confront face|1r7|
breast front||64t
promot||39v
replai|20p|
oppos pit plai_off|29o 29r|64t
plai_out||64b
field|6c|64b
bear_down||65y
fistfight|1rh|65y
field|6c|6jm
enter particip|2l0 1v5|
drop_out give_up||
demolish destroi|1vv|680
swallow||655
bulli_off face_off||64b
tee_off|x2|64b
par||68g
ac||64b
refere umpir|1s5|4ym
hamper handicap hinder||anr
bia||4zi
handicap||65d
race|29l 29k 29u u1|64a
arm build_up fortifi gird|1q7|
rearm|1q9|65g
forearm||65g
demilitar demilitaris disarm|1qa|
disarm unarm|1qa|a1t
demob demobil demobilis|1qd|66r
mobil mobilis|1q6|66w
man||65o
staff||6gl
post station|xi|8m5
garrison||65p
team team_up||65v
emb||65v
crew||65n
gang gang_up||65v
aggroup group|1ge|aeg
pool||65v
brigad||65v
fight struggl|1eb 1e8 1rb|
defend fight fight_back fight_down oppos|1r7|65y
recalcitr||65z
get_back||65y
fight_back||65y
battl combat|1rb 1ej 1eb 1e8|65y
dogfight|1ex 1f0|663
wrestl||663
war|2mh 1ez|65y
blitzkrieg||666
campaign|1eu|
crusad|1ev|668
campaign|29v|65f
stump||66a
rerun||66a
barnstorm||881
barnstorm||881
whistlestop||66a
serv||acq
staff||66g
act||66g
critic criticis||66i
rotat||66g
function offici|120 w0 1s5 2ll xi|66g
caddi||66g
soldier||b6w
enlist||66p
sign_up||aez
draft enlist|1qb 1x9|aj5
muster_out|bz|7go
mobil mobilis ralli|k 1q6 1uk|
demobil demobilis inactiv|1qd df|66r
levi recruit|1qc 1x9|66q
conscript|1qb|66o
militar militaris|1q6|3b5
remilitar remilitaris|1qe|66w
demilitar demilitaris||65k
lose||
win|21d|
romp|29x|670
outpoint outscor||676
homer|6l|68g
count_out||5xe
prevail triumph|29w|670
beat beat_out crush trounc vanquish|2a3 1rm|680
walk_over|x4|676
mop_up pip rack_up whip worst|2a3|676
wallop|2a3|680
overrun||680
whomp||676
skunk|2a2 2a0|680
break_down|wc|3b5
overcom||676
rout spreadeagl|2a1|676
cut_down||6ax
cheat chican chous jockei shaft|13d 14l|676
circumv outfox outsmart outwit overreach||67o
outgrow||67o
outcri outshout||67o
outroar||67o
outsail||67o
outdraw||67o
exce outdo outgo outmatch outperform outstrip surmount surpass||676
outsel||67o
outsel||67o
outpac||67o
better||67o
upstag||67u
outshin||67o
outrang||67o
outweigh||67o
outbrav||67o
outfox||67o
shame||67o
defeat overcom||
get_over master overcom subdu surmount||676
bulldog||681
expel rout rout_out||680
best outdo outflank scoop trump||676
outfight||676
outgener||689
maneuv manoeuv manoeuvr oper|1ed|
jockei||687
outmaneuv outmanoeuvr outsmart||684
overmast overpow overwhelm||676
steamrol||68a
outmarch||67o
win|21d|
steal|122|68d
get_back win_back||9qp
rack_up score talli|9r e|68d
eagl||68g
hole_up||68g
ac||68g
walk|6e|68g
drop_off fall_back reced|1vx 1i|3nh
conquer|3n|680
checkmat mate|9c|676
bait||69b
sic||69b
tie|21b|46d
equal equalis|h uh|68g
surrend|26|
fend resist||65z
abneg||68s
hold_out resist withstand|1ea|65z
stand_out||68v
stand_up||68v
outbrav||68v
hold_off||68v
complet|wn|64b
conced||68s
capitul|26|68s
neutralis|dg|66y
submit|2xk 1r1|
subject||694
aggress attack|1uz 1ek 1ey|a8n
fork||696
bulldog||69b
assail attack|1ey|65y
rush||69b
assail assault attack|149 148 13z|
blindsid||69b
harass||696
savag|t1|69b
reassail||69b
jump||69b
pelt pepper||699
immobil immobilis||676
pin||696
bear_down charg|1f2|69a
duel|1rf|65y
rival|1r5|64a
emul|1h5|64a
outriv outvi||69m
joust|29t|65y
tilt|29t|69p
chickenfight||65y
tournei|29n|65y
feud|1uy|65y
skirmish|1ec|65y
strike|1fa|699
slice|wy|69v
stroke|wr|69v
stroke||8x4
feather|m3|8x4
feather|m3|8x8
counterattack counterstrik|1fb|699
remain_down||66z
ga|cq|699
tearga||6a3
mine|1ef|3kc
countermin|1ks|6a5
surpris|1y7 1f1|699
blitz|1f4|699
invad|1o2 1f6|699
beset||69b
blockad seal_off|1e9|6af
block_off blockad||7gy
barricad barricado||7gy
barricad||7gy
beleagu besieg circumv surround||699
ebb||6af
defend||agn
bulwark||6ah
protect|16b|6ah
immun immunis||6aj
overprotect|16h|6aj
look_out||6aj
guard ward||6aj
ward_off||6ah
protect||ad3
defend guard||6aj
shield|1ih 16c|6aj
charm||6aj
fenc palisad surround wall||6aj
stockad||6at
circumval||6at
drive_back fight_off rebuff repel repuls|1ee|65z
arrest hold_back turn_back|1pd|6ah
bomb bombard|1fc|699
bomb_out||6ay
nuke||6ay
atom atomis nuke zap|cd|6ay
firebomb||6ay
fire|62 1fg|
pop|24v|6b3
go_off|62 1fg|
loos_off||6b3
cannon||66r
misfir|27h|48e
shoot|61 60|6b3
blaze blaze_away||6b9
overshoot||6b9
sharpshoot snipe|63|6b9
snipe||6cl
fire|1fg|6b9
blast shell|1fh 26f|6ay
strafe|1vk|699
crump||6bf
cannonad|1fl|699
gun||6b9
gun_down||6bm
grass||6bm
pip shoot|68 61|35f
kneecap||6bm
fusillad|1fi|6b3
defus|de|3f0
fuse||a4t
torpedo||699
safeguard|16i|6aj
ambuscad ambush bushwhack lurk scupper waylai|1vl|azs
bandi||65y
gambl|tc|64b
dice||6bv
gage game punt stake|tc|6dr
ant||6bx
doubl_up parlai||6bx
bird birdwatch||9mc
crab||6c5
sein||6c5
scallop scollop||6c5
harpoon||7cy
fish|u9 u8|7cy
brail||6c5
flyfish||6c8
angl||6c5
troll|ua|6c8
whale||6cl
shrimp||6c5
ambush|1vl|6cl
turtl||6cl
rabbit||6cl
fowl||6cl
grous||6cf
whelk||75v
poach||6cl
shark||6c5
trawl||6c5
hunt hunt_down track_down|u4 yf|
ferret||6cl
cours|u5|6cl
foxhunt|u6|6cl
tree||93s
jack jacklight||6cl
hawk||6cl
falcon||6cl
fowl||6cl
strain strive|yk 152|acd
bowl||64b
skittl||6cv
golf|6d ud|64b
fenc|1rc|65y
parri|wq 1kl 70|6cy
bandi||64b
shuttlecock||6d0
rule_out||539
foul|144|64b
foul|144|78y
cannon|ul|78y
hack||6d3
side||555
champion||ah4
deploi|1p0|920
tackl||696
weightlift|yn|38w
direct target|169|6de
address||6dc
aim|169|920
level point||6de
level||6de
retali strike_back|1uv|69v
aveng retali reveng|1uv|amb
get_back||6di
pai_back|1uw|6dj
croquet|ue|64b
mothproof||6aj
outplai||676
overtak|lq|
pump||6b9
fort||65p
bet wager|tc un|6bv
consum ingest|17g|
deplet eat_up exhaust run_through us_up wipe_out|nb 2o2 n9|9wl
drain|1ji|6dt
consum squander ware|12n 12o|9wl
spare||6dx
expend us|na 2e0|
appli emploi us util utilis|1dv 1dz|
put||6dy
repos||6dz
wast|12n|6dy
misappli misus|1dw 1e0|6dy
avail||6dy
overdr overus|1e3|6dy
go_through run_through work_through||ad1
cannib cannibalis||6dy
cannib cannibalis||6ds
recycl reprocess reus|1dy|6dy
rehash||6e8
exploit|ss 1dx|6dy
har||6ee
mine|1bx|6ee
quarri|1by|6ee
exploit tap|1dx|6dy
overexploit|1e3|6ee
commerci||6ee
milk||6ee
habitu us|sl 1dv|6ds
addict|3k 2p0|3qa
strain|152 yk|6dy
overextend overstrain|2cj|6ek
exercis exert|1dv|6dy
task tax||6ek
eat|17h|6ds
victual||6eo
wash_down||6ev
dine_out eat_out||6eo
dine||6g5
dine|17o|6eo
picnic||6eo
eat|17h|6eo 6ds
fress glutton gluttonis||6ev
wolf wolf_down||6ev
slurp||6ev
swill swill_down|181|6f2
drench||6gl
suck|17y|6f2
drink imbib|180 17l|6ds
guggl gurgl||6f2
sip|182|6f2
guzzl|181|6f2
lap lap_up lick|82|6f2
booz drink fuddl|130|6ds
tank||6f7
claret||6f7
bib tippl||6f7
tope|130|6dv
partak||6ds
fare||6ev
tuck_away||6i4
nosh snack||6eo
peck||6ev
peck||6ev
gobbl||6ev
bolt_down garbag_down gobbl_up||6ev
nibbl piec||6ev
rumin|hg|6ev
brows|17r 17j|6ff
champ chomp|he 17i|6io
champ||6io
gum mumbl|hf|6io
drink pledg salut toast wassail||aqr
drink_up||6f2
mess||6eo
regal||6gl
wine||6ft
alcohol||6ft
board||6gl
board||axe
live_out sleep_out||9ag
forag||6ga
raven||6ga
scaveng||6g5
fodder||6g5
slop swill||6g5
regurgit||6g5
feed|1li 1j6|6gl
corn||6g5
malnourish undernourish|2ol|6g5
overfe|1j8|6g5
spoonfe|1j9|6g5
eat|17h|6ds
dish dish_out dish_up serv_up||6gl
plank||6gb
cater||6gl
pander pimp procur||6gl
feed||a37
power|2b1|6gl
feed|1j6|6gl
feast|1xw|6ft
gratifi indulg pander|1kg 1ke|6gl
spree|ur|6gj
cater ply provid suppli|1j4|9pv
underlai||6gl
fulfil meet satisfi||6gl
hors||6gl
remount||6go
accommod||6gl
maintain sustain|1th|9q7
patronag|1q3|6gr
rese||6gr
lunch|17s|6eo
lunch||6g5
brunch||6eo
breakfast||6eo
breakfast||6g5
banquet feast junket|296 17q|6eo
banquet feast junket|296|6hw
breastfe lactat suckl|2h8 17z 1j7 17y|6g5
ablact wean|ae|a1p
bottlefe||6g5
suckl||6ga
famish starv||3zv
famish starv|1pq|a1p
famish hunger starv|2oj 2ok|
crave hunger lust starv thirst|13u|8k2
need requir want|2u7 2u8|
diet|1k7|6hb
fast|1k6|6i1
fast|1k6|6i1
avoid keep_off||6i1
diet|1k7|6hc
inebri sous|2p2 2o4|6f7
inebri intox|2p2 2o4|2zk
befuddl fuddl||6hg
wine||6f7
delight revel|1kc|
indulg luxuri|1kb 2v4|6dt
surfeit|2uc 17u|6hk
wallow||anh
dip dunk||7sw
enjoi||6dy
afford||9wl
bing englut engorg glut gorg gormand gormandis gourmand ingurgit overeat overgorg overindulg pig_out satiat scarf_out stuff|us 13t 17p 1ki|6eo
avail||6ea
replet sate satiat|17u 1kf|6ds
cloi pall||6hs
appeas quell||6gn
content|2s6|6gn
host||alj
fat fatten fatten_out fatten_up flesh_out plump plump_out||3b5
sampl tast try try_out|17w|6ds
degust|17w|6hy
dissip fool fool_away fritter fritter_away frivol_away|12n|6dv
abstain desist refrain||
teetot||6i1
devour guttl pig raven||6ev
eat_up polish_off||6ev
consum demolish devour go_through||6i4
digest|2f0|4hl
stomach||6i6
metabol metabolis|2hm|
predigest||6i6
sop_up||6ds
smoke|176|6ei
puff whiff|177|6ib
inhal|17d|6ib
puff||2xz
inject||6il
mainlin||6if
snort||6il
fire_up light||bb3
base||6il
huff snort||2xz
drug||6ei
dope||6il
trip_out|2rj|
chew jaw manduc mastic|hd|77i
chaw||6io
crunch munch|17t|6io
get_down swallow|17l|
gulp quaff swig|17m 17n 181|6f2
belt_down bolt_down drink_down pour_down toss_off||6f2
bolt||6ir
nourish nurtur sustain|1th 104|6gl
fix_up||6gl
predat prei raven|1et 116|6fz
prei||6ea
fill_up||6ev
allai assuag quench slake||6gn
aliment nourish nutrifi|102 1j6 2hx|6g5
gutter||6gl
luxuri wanton|2v4 1kb|6dv
burn_off burn_up||6dt
sup|17v|6ds
adjoin contact|2sq 20k 64 7r 26j|
touch|26j n|
immobil immobilis pin trap|1wv 1pa|
pick_up||6j7
disturb||3b5
violat||6ja
cover spread_over||6j6
frost|2g4|6zn
frost||6zn
glaciat|2vq 2g9|6jc
strew||6jc
grass grass_over||6jc
finger|7b|
finger thumb|7b|6j7
palpat|7h|6j7
stub||bbc
handl palm|7a|6j7
fumbl||6jm
paw||6lk
grope|7c|6lk
paw||6wq
dandl||6lk
manipul|7a|6jm
mous||6js
clutch prehend seiz|166 165|6k1
snatch|78|
nab||6ju
claw||6ju
seiz|14b|6k1
raven||6jy
wrest||6jy
take|11e|
get_out||7hx
brail||48i
calv||7ql
apprehend arrest collar cop nab nail|3m|6ju
captur|14b 3m|6ju
collar||a4t
collar||6ju
grasp|166 165|6kc
cling||6k9
clasp|166|6k9
hold|166|
hold_up support|1gr|
scaffold||6kd
pleat plicat|sd|6sh
chock||6kd
buoi buoi_up||6kd
pole||6kd
bracket||6kd
underpin||6kd
prop prop_up shore shore_up|1gs|6kd
bolster||6kl
truss||6kd
jack jack_up||90h
brace||6kd
tread||6kp
brace stabil stabilis steadi|1xj|3k6
clutch|166|6kc
slat||71a
stopper stoppl||7b1
adher cleav cling coher|2su|6j6
conglutin|2kl|6kv
agglutin|2d3|6kv
haemagglutin hemagglutin|2gh|6kx
agglutin|2d2|6u8
cradl||6kc
clasp|166|6ju
unclasp||7go
twist|m7|8sg
quirk||6l3
flip_over||8sg
distort twine twist||
untwist||748
curl wave||6l3
crape crimp frizz frizzl kink kink_up||6l8
grip|166|6ju
twiddl||6js
wield||6js
control oper|170|6js
submarin||6ld
treadl||6ld
relai||6ld
pump||6lc
goos||6lh
stroke|7j 26x|6j7
caress fondl|18i 7k|6lj
pet|18i|6lk
canoodl||7bh
probe|z6|6lq
interpenetr permeat|2ig 11 1f3|6lq
invad|200|6lo
penetr perfor||95f
forai|1f8|6lq
diffus imbu interpenetr permeat pervad riddl|oj 11 2ig|6lq
spirit spiritis|2vv|6ls
honeycomb||6lq
jab poke prod stab|6z lb|8rm
jab stab|1ri|8rm
jab|71 lb|79e
incit prod|1wy|
goos||6ly
halloo||6ly
nudg prod|55|8o2
knife stab|1ri|35f
poniard||6m2
bayonet||6m2
mangl maul||7po
maul||7qh
lamin||7qh
lapid|1qu|7kq
knead massag rub_down|f7 zv|6js
dab pat|24n 67|79e
dab swab swob|67|73i
daub smear||6zn
blood||6mc
thatch||6mf
roof|y4|6zn
shingl|y5|6mf
mulch||6zn
turf||6zn
buri|1ii|7sp
carpet||6zn
carpet||6zn
board_up||6zn
knead||6js
proof||6mn
mastic||6mn
bunt butt||79e
headbutt||6mq
hit strike|26l 20k 1yc 68|6j7
ping|24q|6ms
spang||6ms
broadsid||6ms
spat||6ms
thud|25o|6ms
bottom||6ms
bottom_out||6ms
knock|6p 26m|79e
shoulder||8rm
shoulder||7e0
shoulder||90h
elbow||6m1
bump knock|20h|6ms
cut_down knock_down pull_down push_down||79e
submarin||6n6
creas graze|2px 17r 83|6n9
brush|26w|6j7
goad prick||6lw
goad||6ly
spur||6nb
spur||79e
rocket||7l4
click||8kp
bang slam|26m 20i|789
flap_down slam|20i|7kt
bang slam|25a|71a
shutter||71a
beak peck||79e
chuck pat|67|6lk
brush||6oh
brush||7ns
swab swob|ek|77d
dust||7ns
dredg||3f0
dredg||6xl
hoover vacuum||7ns
hygien hygienis sanit sanitis|eu|7ns
bream||7ns
simon simonis||6nw
polish smooth smoothen|x7|3sr
sleek slick||6nw
buff burnish furbish||6nw
dull||3b5
blunt||3b5
sharpen||3b5
edg||6o1
strop||6o1
whet||6o1
hone||6o1
cock||7j5
skim skim_over||6j7
squeak_through||99b
tap|24n 67 26l|79e
percuss|19e|6o9
postpos||7j5
prepos||7j5
shave|no|
scissor||7q1
filet fillet||6pd
plane shave||7q1
rub|65 117|
pumic||6oh
gaug||6oh
pure||6oh
rosin||6oh
spong_down spong_off||6oh
frai rub scratch|2pw 2qv 2b6|6j6
scour scrub|ej|6oh
holyston||6oo
abrad scour||6oh
bedaub besmear||6zn
blur smear smudg smutch||6oh
resmudg||6os
dust||6os
smear||7nx
besmirch smirch||6ov
slime||7nx
muddi muddi_up||7nx
smooth smoothen|1xa|
coarsen||3b5
chafe excori|2pw 2qv|6p2
abrad abras corrad rub_down rub_off|2cq 2pw 2b7 f7|6p3
wear_away wear_off||3f0
slice slice_up|qd|7q1
amput|2wj 105|3f0
slough_off||6p5
eviscer resect|10f|3f0
abscis|qx|6vc
abscis||7lb
pink||7q1
jag||7q1
serrat|2wy|6pb
carv cut_up||7q1
carv|1dh|7q1 81s
swage||81s
carv|1d2|7q1
cube dice||7q1
julienn||7q1
hack||7q1
hash||6po
chop_down||6pp
hack||7q1
ax||6pj
chop chop_up||7q1
fell strike_down|ck|7q1
poleax||6pp
log lumber|xb|6pp
chip nick|qe|7q1
nick snick|qe|7q1
chisel||6pg
knap|pd|7q1
break_away break_off chip chip_off come_off|pd|7ql
flake flake_off peel peel_off|2at|6pw
exfoli|2au|6pw
chip||81s
hew||79e
snag||6q0
hew hew_out||6pe
roughcast||6q2
cream cream_off skim_off|1x5|3f0
stucco||6qm
egg||6qm
encrust incrust||6qm
dredg||6qm
flour||6q8
layer||81s
cake coat||6jc
soot||6qm
pare trim||7q1
pare peel skin||6qh
peel_off||6qe
exfoli|2au|6qf
strip||3f0
bark skin||6qh
bark||6zn
decort|108|6qh
descal||3f0
coat surfac|118|6zn
refinish||6qm
patin patinis||6qm
resurfac||6qm
crumb||6qm
copper||6qm
finish||6qm
dress||6qs
broom||6qs
bonder bonderis||6qm
blacktop||6qm
foliat||6qm
galvan galvanis|11b|6qm
pave|11n|6qm
cobbl cobbleston||6qz
causewai||6qz
asphalt||6qz
butter||6zn
paper wallpap|11t|6zn
canva||6zn
paper||6zn
oil||6zn
wax|11y|6zn
beeswax||6r8
varnish|16y|6qm
veneer|1ce|6zn
greas|2v9|6zn
glaze||6qm
whitewash||
calcimin||6re
rins wash|f1|7cw
elut|2fg|6rg
shellac shellack||6ra
line|16n|6zn
relin||6rj
revet||819
crib||6rj
babbitt||6rj
tar||6qm
feather||6zn
feather||6ub
stamp||7np
stripe|fs|
handstamp rubberstamp||6rr
stamp||72k
meter||6ru
frank postmark||6rr
sideswip||79e
circumcis|1hn r7|3f0
circumcis||7q1
flai||6qe
scarifi|2r8|6s2
punctur|1dl 1yy|
punctur||7xx
scarifi||6s5
nock score||6sb
scotch||6s5
scribe||6s5
line|fq|6s5
hatch||6s8
crisscross||6s8
notch|qe|7qd
indent|se|6sb
recess||6sc
furrow groov rut||6ww
chamfer chase furrow||7q1
creas furrow wrinkl||6sh
fold fold_up turn_up|sc|
creas crinkl crisp ruckl scrunch scrunch_up wrinkl||6sh
cockl crumpl knit pucker rumpl||6si
pucker ruck ruck_up||6si
buckl crumpl||92b
purs wrinkl||
dent indent|2ik|6sp
indent||7q1
bend deform twist|21m s2|
flex|2oc s4|8kp
incurv|s9|6sp
gnarl||6sp
unbend||748
convolut convolv|s3|6sp
goug_out||7q8
rabbet||7q8
goug|1dk|37p
goug rout||6t3
scallop scollop||6t3
hole||6t3
scoop_out||6t3
rootl rout||6ww
core_out hollow hollow_out||4a2
cavern cavern_out||6t3
cave undermin||6t3
wrap wrap_up||6zn
parcel|q7|6t6
cere||6t6
shrinkwrap||6t6
unwrap||70h
unbrac unlac unti||7m9
gag muzzl||6tg
undo unti|7t 80|3b5
unloos unloosen||6tb
reti||6tg
tie|7z|70n
bind_off||6tg
rig||70n
chain_up||6tn
bitt||70n
cord||6tg
latch||70n
tie_down tie_up truss||6vr
faggot faggot_up fagot||6tn
faggot fagot||6tn
garter||70n
truss||6tg
fetter shackl||6vr
cuff handcuff manacl||6ts
enchain||6vr
unchain||adq
chain||70n
unchain||717
cabl||70n
picket||70n
leash rope||6tg
rope_up||70n
strap||6tg
hobbl hoppl||6u2
unstrap||7m9
tether||6v0
fasten||6v0
attach||6j6
attach||6ub
implant||6u8
blow_off||6vg
conjoin join|7l|72e
miter||6uv
ply||6uv
close_up|hk|6uv
anastomos inoscul||6uv
anastomos inoscul||6ub
earth|7x|
coupl match mate pair twin||6uv
mismat||6ui
mortic mortis||6uv
mortic mortis||7q1
cog||6uv
mismatch||6ui
disjoin disjoint|2sl|7ql
disjoin disjoint|q5 2sl|7qi
disarticul disjoint||7qi
fair||6uv
scarf||6uv
piec||7qv
rebat||6uv
join|7r 7l|72e
rabbet||6uv
seam||6uv
sutur|11j|6ux
bridg||6uv
attach|pm 7s|72e
hing||6v0
bell|23b|6v0
band||6v0
coupl coupl_up||6v0
decoupl uncoupl||72j
prefix|1cg|6v8
suffix|1ch|6v8
affix|1cf|6v0
infix||6v8
detach|qs|72j
break_off snap_off|p9|6va
chop_off cut_off lop_off||6vg
roach||6vc
roach||7vd
unsold||6vg
come_away come_off detach|1zx|7ql
fall_off||6vg
knot||6tg
swaddl swath||6vz
shroud||6t6
pinion shackl||6vr
bridl||6vp
snaffl||6vm
curb||6vp
cumber encumb restrain||3lo
clog||6vp
constrain restrain|2nc 2n9|4h8
impound||6vr
pound_up|3e|6vr
cabin||71h
closet||71h
encircl gird||6vz
cinch girth||70n
hoop||6vw
bind||6v0
bandag bind|10r|70n
lash||6tg
frap||6w1
unlash||6tb
cement||6vz
unbind||6va
band||6tg
cramp||70n
cleat||70n
anchor||70n
anchor ground||70n
moor|12|70n
berth moor wharf||9dl
berth moor tie_up||70n
undock||3f0
spike||70n
batten||3k6
batten batten_down||3k6
clapperclaw||6wj
claw||6wu
rake||6oz
even even_out flush level||
plane|2il|6oz
grade|1be|6wl
aggrad||6wn
strickl||6wl
scrape|2pw|6oh
put_back replac||7j5
stratifi|2k3|7j5
hang_up||6wr
scrape scratch scratch_up|2pw|7qd
skin|2pw|35f
delv dig turn_over|1dg|3f0
gutter||6ln
spade||6ww
ridg||6wy
sap||6t5
excav hollow|1dg 1bx|3f0
dig dig_out|1dg|6t3
excav||6t3
dibbl||6x2
dig_out||7gw
lift_out scoop scoop_out scoop_up||3f0
shovel||6ww
trowel||6ww
daub||73i
squirt|28c|3jl
spritz|290|6zn
spritz|290|750
dig_up excav|1dg|9th
grub_out grub_up||6xd
nuzzl||6xd
finger||6xl
fumbl grope|7c|6xl
divin||6xl
dows||6xi
brows surf||6xl
search seek|1dt 1dp|
felt||6zn
want||6xl
scour|1fk|6xl
seek_out||6xl
pursu||6xl
search||9i7
raid||6xr
frisk|1ds|6xr
scan|z7|6xr
rifl||6xr
rummag|1du|6xr
comb ransack|1du|6xr
angl fish||6xl
grub||6xl
mow||7q1
scyth||6y0
glean harvest reap|1bw 1go|75l
club||75l
shear|nq|6y7
poll pollard||6y7
shear|nq|7q1
clip cut_back lop prune snip|np no nn|47u
pinch||6y7
disbud||6y7
tail||6y8
engrav grave inscrib||6pg
engrav etch||6pg
charact||6yb
gash slash|qf 2py|7q1
cut_down slash|qf 2py|7q1
butcher slaughter|cm cn y9|6yl
chine||6yg
poison|cp|6yl
lapid stone|1qu|6yl
poison||6yl
kill|cf 2w8 21u|
vapor zap||6yl
sacrific|cx|6yl
tomahawk||6yl
destroi||6yl
saber sabr||6yl
overlai overli||6yl
brain||6yl
knock_off liquid neutral neutralis|cl|6yl
extermin kill_off||6yl
hitch||6v0
snag||6yv
unhitch||7m9
append||6v0
affix append supplement|pm os|6v0
subjoin|os|6yy
annex||6yz
run_up sew stitch|11h|70n
hem||6z2
resew||6z2
unpick||7m9
overcast||6z2
overcast||6z2
oversew||6z7
backstitch||6z2
darn|g4|3op
pucker tuck||6z2
needl||7d5
finedraw||6z2
fell||6z2
bast tack||6z2
hemstitch||6z2
retick tick||6z2
tape||6v0
sellotap||6zi
glue past||6v0
epoxi||6zk
past||6zn
cover||
cloak||6zn
coif||6zn
jacket||6zn
foil||6zn
enrob||6qm
white_out whiteout||6zn
pall||6zn
sod||6zn
plank plank_over|11f|6zn
parcel||6zn
flake||6zn
overlai||
splash||6zz
hood||6zn
cowl||6zn
clapboard||6zn
canopi||6zn
bread||6zn
blinker||6zn
blindfold||6zn
alumin aluminis||6zn
crown||6zn
slate|1m8|6mf
sheet||6zn
tile|11x|6zn
tessel|fn|70c
lag||6zn
barb||3b5
drown overwhelm submerg||6jc
expos uncov||
undrap||70h
uncloth||70h
bare||70h
pin_down pin_up||6v0
peg peg_down||6v0
fasten fix secur|7s|6v0
crank||70n
reev||99j
padlock||71k
noos||70n
unzip||717
chock||70n
brad||70n
bight||70n
belai||70n
belai||70n
bar||70n
unbar||71d
mount||6v0
remount||710
impact|2xb|7n6
clamp||70n
velcro||70n
fasten||6u8
unfasten|80|71f
unfasten|80|7m9
unbend||717
clinch||70n
close shut|m9 1kl|
bung||71a
fold pen_up||6vr
open open_up|px|
reopen||71d
open|px|3cf
close shut|m9|3cf
confin||3ln
coop_up||71h
lock_away lock_up put_away shut_away shut_up|16o|71h
lock||70n
lock_up|16o|70n
hasp||70n
unlock||71d
bolt||71k
unbolt||71d
wrench wring||6l6
squeez_out wring_out||71w
wrench|217 m7|7x3
attract|2aj|7x3
contort deform distort wring|21m s2|6l6
wring|215|7v2
extract pull_out pull_up rip_out tear_out|qy|3f0
demodul||71w
press_out||9qp
ream||71y
winkl winkl_out||6k2
unscrew||46o
unscrew||46o
screw||46s
screw||98n
screw||98n
screw_up||725
seal||7b3
zip zip_up zipper||70n
unseal||71d
seal seal_off||71a
reseal||72a
waterproof|16y|72a
calk caulk||72a
connect link link_up tie|7y|
commun||aya
interconnect interlink|7m|72e
tee||72e
put_through||72e
disconnect|q5|7qi
affix||6v0
seal||72k
bind bond stick||6u8
gum_up||7h6
tack||70n
thumbtack||72o
nail||6v0
stud||3g1
calk||a37
mask||6zn
unmask||70h
block_out||6zn
mask|1ig|6zn
blanket||6zn
unstr||3f0
string||7fn
thread||71w
bead||72z
marshal||7fn
string||7fn
spread_out string_out||7fn
daub|11v|6qm
parget|11u|735
roughcast||735
mud||735
skimcoat||6qm
mortar||735
plaster plaster_over|11v|6zn
plaster|11v|6zn
paint|11o xn|6qm
grain||73d
repaint||73d
airbrush||73d
paint|11o|6zn
appli|118|6zn
gum||73i
sauc||9p2
cream||73i
putti||73i
lamin|1cc|6zn
prime undercoat||73d
hook||70n
net nett||7cy
belt||70n
unbelt||7m9
unhook||6va
hook_up||6v0
cement||70n
grout||70n
cement||6qm
stapl||70n
rivet||70n
unstapl||7m9
clip||6v0
unclip||7m9
button||70n
unbutton||7m9
button||3g1
pin||70n
unpin||7m9
straighten straighten_out||3b5
channel channelis||748
frai frazzl||74b
bust fall_apart wear_out|2wv|3ix
break bust|224 p9|7rc
scuff||74g
scuff||6wu
scuff||4c8
kick|72|789
dropkick||74k
kick_back recoil|214|8qi
kick_up||90h
kick|72|7l4
dropkick|74|74k
pole punt||7l4
punt|73|74k
boot|72|74g
sprai||753
shower||74p
atom atomis||74p
mist|2bo|74p
syring||74p
sprai|11p|6zn
sprai||753
plash spatter splash splatter splosh swash|20s 25e ha 11q|753
slosh slush||74w
splash splosh sprinkl|ha 11q 25e hc|753
salt||74y
eject squirt|5h 28c|756
extravas|2fn|750
drizzl moisten|h9|74y
dispers dot dust scatter sprinkl|ok|756
interspers|ps|7j5
interleav||754
discharg|26d|75e
bespangl||753
vollei|1fi|756
aerosol aerosolis|2ai|753
aerosol aerosolis|2ai|96q
straw strew|ok|75e
bestrew||75b
litter||75b
distribut spread|1l8 oi 28y|
export||75e
deploi|1p0|75e
redeploi|1p1|75g
redistribut|1l9|75e
propag spread|oi 28y|8kp
benight||7ta
collect garner gather|1gj 1gm|
hive||75l
salvag scaveng||75l
muster muster_up ralli summon|k|75l
corral||a0q
round_up|yy 1bv|75l
cull pick|11d|75l
mushroom||75r
prawn||6c5
nut||75l
snail||75l
blackberri||762
birdnest||75l
nest||75l
oyster||75l
pearl||75l
clam||75l
berri||75r
deplum displum tear||6qh
collect|1gj|a0q
archiv file_away||764
scrape_up||a0q
aggreg|22t|7ff
unit unitis|1m7|767
beat_up drum_up ralli||764
collat|1gk|
chunk lump||a0q
batch||4x6
bale||a0q
sand sandpap||6oz
sandblast|2bc|6oz
rasp||6p2
file|1c6|6oz
corrug|sb|6sh
pleat|sd|6sh
mess_up ruffl_up rumpl||7fz
plait||7m3
compact compress constrict contract|56 on ol 1pn 1yt nc|46r
astring||76m
straiten||alt
strangul|cv|76m
bear_down overbear||76m
compact compress|ni xy nc|7n6
decompress uncompress|xz|arl
insert tuck|k5|7u6
wall_up||7u6
brick_over brick_up||76u
bower embow||7u6
tuck||6sh
mangl||770
press|56|4bk
iron iron_out|xa|76z
calend||76z
roll roll_out||4bm
cog||772
lamin||4bm
mill||772
fluff_up plump_up||8q6
plume preen||7fn 7ns
wipe|65|6oh
spong||778
squeege||778
wipe_away wipe_off||3f0
deterg||77b
mop mop_up wipe_up|ek|7oh
spong||77d
broom sweep|el|778
swipe|wt|789
towel||778
grate grind|nj 246|3y5
grit||77k
clench||7dv
grit||6qm
plate|11w|6qm
tin|11r|77m
silver||77m
nickel||77m
electropl||77m
chrome||77m
goldplat||77m
silverpl||77m
hug||6j6
smite||789
swat|6v|789
bash bonk bop sock whap whop|26m|789
beat beat_up work_over|1qm|
lash whip|6x|79e
belabor belabour||77y
rough_up||77y
flagel scourg|1qr|79g
leather||79g
horsewhip|1qs|79g
beat||79e
full||785
beetl||785
bastinado||785
hit|68|6j7
bean|4z|789
catch||789
conk||789
cosh||789
brain||789
blast boom nail smash|6h 26m|789
crack|pc|789
ground_out||78y
toe||78y
shank||78y
whang||78y
undercut|ws|78y
tap||7q1
hob||7q1
putt|x0|78y
putt|x0|64b
heel||78y
toe||78y
bunker||78y
bounc||78y
bounc_out||78t
backhand|wu|78y
foul_out||6d4
pop||78y
hit|e 68|7l4
follow_through||78y
shell||78y
hole hole_out||78y
bunt|6g|78y
snick|6f|78y
racket||78y
dribbl|ug|78y
slice|wy|78y
hook|wz|78y
singl|6m|78y
doubl|6n|78y
tripl|6o|78y
fan||7kv
whiff|6k|7kv
sandbag stun||789
strike|26l 68|6j7
sclaff|x1|79e
flog lash lather slash strap trounc welt whip|1qm 6x 1qr 2qd|77y
cowhid||79g
cat||79g
birch||79g
manhandl||6jm
cane flog lambast|1qr|77y
coldcock deck floor knock_down|6t|785
whang|6p|785
past||785
clout|6y|79e
clobber cream drub lick|2a3|676
bat|6b|789
bat||789
bat||789
kayo knock_out|6u|77y
knap rap|6p 26l|79e
knock|24h|79v
poke pound thump|6y 1rk 1rj|789
smack thwack|6q 6r 26n 6s|789
belt|26m|789
plug punch|6y|789
chop|wv 6j|79e
slog slug swig|6y|789
wallop whack wham whop|1rl 6p 1qm|789
biff pommel pummel|6y|789
flail lam thrash thresh|1qm|77y
thresh|qz|785
hammer|1rk|785
sledg sledgehamm||7a7
slap|6r 26n|79e
cuff whomp||7a9
sclaff|x1|79e
bast batter clobber||77y
buff buffet||789
batter buffet||79e
whisk||7ah
cream||7ah
scrambl||7am
churn||8qt
shuffl|22x pp lr|6js
reshuffl|ls|7aj
riffl|lt|7aj
commov disturb rais_up stir_up vex||8m5
rile roil||7am
muddl||7an
box|tt|65y
spar|tu|7ap
spar||65y
prizefight|29s|7ap
shadowbox|1al|7ap
box|tt|789
larrup spank|1qq 6w|77y
disconnect unplug||7m9
infix insert|k5 pz|6v0
cannul cannulis canul intub|k6|7ax
input||7ax
instil|k8|7ax
plug stop_up||7b3
tampon|2vi|7b1
fill_up|1kl m9|
chink||7b1
cork cork_up||7b1
uncork||71d
bludgeon club||789
cudgel fustig||789
poke||7am
nuzzl||6lk
bosom embrac hug|so 18i sm|6kb
clinch||7bb
cuddl nest nestl nuzzl snuggl|sn 18i|6ks
nestl snuggl||7j5
cuddl|sn 18i|7bb
smooch spoon|18i 77|7bj
pet||6lk
gentl||7bh
neck|18i|7bh
bed bonk eff fuck hump jazz love screw|188 189|7br
fornic|18b|7bk
whore||7bl
wench||7bl
servic|18h|7br
deflow|1eq 185|7br
seduc|8y|585
copul coupl mate|18a 187|6ub
breed|1bj|7y8
mongrel mongrelis||7bs
backcross||7bv
crossbre hybrid hybridis interbre|18e 18g|7bs
breed||7br
fuck_off jack_off jerk_off masturb wank|18m 18l|9gl
masturb|18l|9gl
scarf||7bx
buss kiss oscul snog|76 18i 18j|6j7
kiss|75|6j7
peck smack|77|7c0
tickl|7i|6lk
lap lick|82|6lj
tongu||7c4
mouth||6j7
bear||7e0
spirit_away||7ce
bucket||7e0
bring fetch|jr|7cj
fetch||9cj
retriev||7ca
retriev||7ca
bear_away bear_off carri_away carri_off take_away||3f0
pile||7j5
spirit_away spirit_off||7ce
whisk_away whisk_off||7ce
whisk whisk_off||778
channel channelis transmit|1ox 1m9 ar jr 5u|8m5
project||7cj
propag|2cf|7cj
translat||7cj
releas|kx|7cj
deflat|nv|7cn
deflat|nv|9d7
send send_out|5t|7cj
mail_out||7cq
mail|5y|7cq
pouch||7cs
deliv|ju|7ca
misdeliv||7cu
swear_out||7cu
bring||3b5
catch grab|78 121|6ju
recaptur retak|49|6k6
snatch snatch_up|78|6ju
swoop swoop_up|1f9|7d0
reach reach_out|lw|8kp
intercept|1kw|7cy
cut_off cut_out||7d3
prick prickl|1dn|
pierc|1ri|6lq
peg||7d6
pierc||6lq
perfor punch|1dm|
bore drill|1dj 1bz|7q1
spud||7da
trepan||7da
tunnel||6lq
funnel||8m5
empal impal spike transfix|sx|7d6
skewer spit||7dh
pin||7df
spear||7df
horn tusk||7d6
gore|ci|7d6
bite sting|2qb|
gnaw||6io 7do
bite_off||7do
bite|2q0 17i|6la
nibbl|17x|7do
nip||7do
nibbl||7do
brandish flourish wave||8m5
wigwag||7ds
press|56 2bv|6j7
squeez|nd|7du
draw pull|5b 5a|8m5
pull_back||7dw
adduct|l8|7dw
abduct|l7|7dw
carri transport|jy jr|8m5
porter|k0|7e0
pack|jz|7e0
frogmarch||7c7
cart|1mc|7e0
cart_away cart_off haul_away haul_off||3fh
fly|j1|7e0
airlift|jt|7e6
haul|5b 1mb|7e0
pluck plunk|5f|7dw
twang|25x|7e9
tug|5d|7kh
drag||7dw
schlep shlep||7ec
lug tote tug||7e0
tow|5c|7ed
tug||7ef
cart drag hale haul|5b 1mb|7dw
bous bows||7eh
hoist|5g|90h
trice trice_up||7ej
trice trice_up||90h
hoist run_up||90h
heav heav_up heft heft_up|5g kg|7t2
upheav|233|7en
heft||b6e
clip nip nip_off snip snip_off|nn|7q1
nip pinch tweet twing twitch|215 nd ne|6la
goos||7er
crimp pinch|ne|6sh
flute||7et
groov|1c9|7qd
dado||7ev
mill||7ev
filter permeat|2ft 9t 2ig 2ie|6lq
percol|2ie 9u|
percol|2ie 9u e7|7ez
filter filter_out filtrat separ_out|2ft 9t|
fraction|2g0|
fraction|2g0 qm|
concoct|22y 1cb|7ff
siev sift strain|1wa|
rice||7f5
siev sift||4vz
resift||7f5
riddl||7f5
winnow|1wa|7f5
coalesc|pv|40r
combin|22t pl|7ff
heterodyn||7fc
sulfurett sulphurett||7fc
amalgam commix mingl unifi|pp 22x|3b5
blend immingl intermingl intermix|pp 230 pq|7ff
commingl||7fg
entangl mat snarl tangl||6l6
felt||7fi
enmesh ensnarl mesh||7fi
disentangl straighten_out unsnarl|1vh|
loosen teas_apart||7fl
arrang||7j5
stack||7fn
chain||7fn
concaten|2sr|7fp
gemin pair||7fn
gemin pair||ax6
concord||7fn
cascad||7fn
pyramid||7fn
corral||7fn
caten catenul||7fn
decor|fk|7fn
disarrang|2vd|8m5
abut adjoin butt edg||6j6
border environ skirt surround||6j6
fring||7g1
gird girdl||7g1
evict|1s8|7g6
evict|1s9|7g6
boot_out chuck_out eject turf_out|bb|amj
lai_over superimpos superpos|1ir|7j5
superpos|1it 1ir|7j5
welcom|2s8|
abduct kidnap nobbl snatch|14d 14c|6jy
cloister||7g1
shanghai|3f|7ga
command highjack hijack pirat|14t 141 14s|6jy
skyjack||7gd
carjack|cw|7gd
expropri|3d|a1t
jumbl scrambl|2ve 154|3qm
potter putter||8kp
monkei potter putter tinker||ad1
muss tussl|2vc|7fz
dishevel tangl tousl||7fz
arrai lai_out set_out||7fn
compart||7gm
releas relinquish|bu|
toggl||7go
unhand||7go
bring_out||7go
unleash||7go
loos unleash||7go
uncork||7gs
unleash||7go
disengag||
asphyxi stifl suffoc|2oy 2op 2oo|7gy
close_up imped obstruct obtur occlud|wq 1kl 1kk|ags
tie_up|228|7gy
dam dam_up||7gy
block_off close_off shut_off||7h5
block_out||7gy
shade||7h2
earth_up land_up||7gy
bar barricad block block_off block_up blockad|1kl wq|7gy
choke_off clog clog_up congest foul|2lj 2da|7gy
crap_up||7h6
unclog||7gw
choke_up lug stuff||7h6
silt silt_up||7h6
loosen_up unstuff||7gw
ensnar entrap snare trammel trap||
gin||7hc
suspend|1gt|7hf
hang hang_up||70n
hang||
dangl|1gt|7he
pack|ka|7i0
container containeris||7hi
enshrin shrine||7u6
load_down||7ii
veil||9jg
unveil||70h
unveil||3f0
bundl compact pack wad|ni|7fn
compact|278|
puddl||7hp
bunch bundl clump cluster||
agglomer||7hs
lube lubric|2xe 11m|4ad
box packag|1m6 ka|7i0
unbox||7hx
take_out unpack||3f0
break_out||7hx
sack||7i0
case encas incas|kb|7u6
crate||7i0
uncrat||7hx
bundl bundl_up roll_up||7hi
roll_out||7ms
burden burthen weight weight_down||
lighten||7i9
overburden||7i5
plumb||7i5
disburden unburden||3f0
offload unlad unload|11c|7ib
empti|r8|3f0
bomb_up||7ii
overcharg overload||7ii
freight|1md|
discharg|62|3f0
drop_off unload||7cu
wharf||7ig
lade laden load load_up||4ad
load||4ad
recharg reload||7ij
reload||7ii
saddl||7i5
yoke||6v0
inspan||7in 7ir
unyok||6yx
outspan||7ip 7is
har tackl||6v0
unhar||6yx
link yoke|2sp|6v0
yoke||6ub
saddl||6v0
offsaddl unsaddl||3f0
bruis contus|69 2q2|35f
jam||7ix
garner||9yd
bin||9y5
stow|163|7hi
park||7j5
ensconc||7j5
put||3b5
lai place posit put set|1il|8m5
dispos||7j5
emplac|1il|7j5
emplac||7j5
reship|1v|
underlai||7j5
trench||7j5
pigeonhol||7j5
shelv||7j5
prostrat|lv|7kt
middl||7j5
parallel||7j5
butt||7j5
recess||7j5
reposit|1iq|7j5
throw|lb|7j5
tee tee_up||7j5
rack_up||7j5
coffin||7j5
bed||7j5
appos|1im|7j5
place_down put_down set_down||7j5
flump plank plonk plop plump plump_down plunk plunk_down|24r|7jq
seed sow||7j5
broadcast||7js
insemin sow|1br|7js
rese||7os
scatter|ok|7js
misplac||7j5
juxtapos|1im|7j5
set_down||7j5
bottl||7j5
bucket||7j5
barrel||7j5
ground||7j5
ground||6vr
pillow||7j5
mislai misplac||
heap pile stack||7fn
rick||7k7
cord||7k7
stack||7ii
stagger||7fn
heap_up pile_up stack_up||75l
scuffl tussl|1re 154|65y
wrestl|ye ty|65y
mudwrestl||7ke
struggl|yd|ap9
attract pull|2bx 5a|7dw
arrest||7kh
beat_back forc_back push_back repel repuls|1fd 1ee 15g 4p|8o2
retract|lz|7kh
introvert invagin|2oz 2h0|7kk
intussuscept|2h0|7kl
cast hurl hurtl|4u ub|7kt
dash||7kn
heav|4t|7kt
bombard pelt||7kt
snowbal||7kq
egg||7kq
throw|4r|7l4
defenestr|5i|7kt
strike_out||ap4
shy|4x|7kt
ridg||7kt
jettison||7kt
flip||7l1
switch_off turn_off||7kz
lock mesh|2np 20f 79|8m5
unlock||7l3
disengag withdraw|18 qs|7go
impel propel|4q j|8m5
fling|4s|7kt
pitch sky toss|4w|7l5
submarin||7l6
lag||7l6
throw_back toss_back||7l6
lob|5s ww|7kt
cast_off shake_off shed throw throw_away throw_off||3f0
shell||478
exfoli|2au|7lb
autotom autotomis|r1|7lb
camp camp_down||
catapult sling|4y|7kn
chuck toss|4w|7kt
launch|4n|7l4
blast_off|4o|7li
launch|4n|
catapult||7l4
send_off||7l4
skim skitter||7kt
gush jet|28c|9b5
drive ram|15g|8rm
toe toenail||7lp
wreath||7lw
wreath||83t
frost ic||6zn
beset encrust incrust||83t
upend|le|7j5
enlac entwin interlac intertwin lace twine||6l6
twine||7xx
untwin||748
wattl||7lw
inweav||7m3
raddl ruddl||7m3
plash pleach||7lw
interweav weav||6l6
unweav||748
tinsel||7m3
braid pleach||7m3
braid||83t
unbraid||7m9
undo|di|3br
vandal vandalis||7rc
kei||7ma
unknot unpick unravel unscrambl untangl||7m9
knot ravel tangl|28p|7lw
ravel ravel_out unravel|28p|7fl
lace lace_up||6tg
relac||7mf
wind_up|me|46s
rewind||7mh
twine wind wrap|28m|8m5
circl encircl|1e9|3c1
spool||7mj
chees||7ml
reel||7mj
ball||7mj
clew clue||7mj
reel_off unreel||7mn
unrol unwind wind_off||8m5
disentangl unwind|1vh|7m9
coil curl loop||7mj
uncoil||7ms
chock_up cram jampack ram wad||7mx
delug flood inund swamp|2b3 1wk 10z 2c1|4ad
stuff||7xb
overstuff||7mx
malfunct misfunct|1z2|48e
doubl||7n1
function oper work|2i0 x6|
idl tick_over||
go_off||8ms
fill_out pad||7mx
rat||7n4
squeez wedg||8m5
dislodg|r5|951
exorc exorcis||7g6
deposit lodg stick wedg||70n
loung||7ow
dislodg free||3f0
emb engraft imb implant plant|1io 2gp 10d 1ip|7ax
root||7rn
puddl||7rn
checkrow||7rn
pot||7nc
repot||7ng
nest||7nc
sandwich||7ax
graft transplant|pn 10k|7ax
engraft graft ingraft|pn|6ub
grain ingrain||6lq
entrench intrench||70n
boss emboss||7np
impress imprint||
blob blot fleck spot|h4|
splotch||7nq
clean|eh|3b5
wash_up|ez|7ns
clean houseclean|eh x8|3qk
gi||7nu
scaveng||7ns
begrim bemir colli dirti grime soil|2v9 h3|3b5
mire muck muck_up mud||7nx
crock||7nx
launder wash|f0|7ns
wash_out||7o0
powerwash||7o0
sud||7o0
rins rins_off|rb|7o0
pan pan_off pan_out||
stonewash||7o0
handwash||7o0
defil macul stain sulli tarnish|h4 2g|7nq
darken||7o8
corrupt defil sulli taint||4d6
blemish spot||7nx
bespeckl speckl||7nq
speckl stippl||4h1
bespatt spatter|11q|7nq
spat||6u8
blot||7oh
absorb imbib soak_up sop_up suck_up|17y 2cr|
spong_up||7oh
absorb|2cr|7on
reabsorb resorb|2jd|7oj
assimil imbib|2go 2d8|7oj
adsorb|2cz|7on
sorb|2jv|3cf
aspir suck_out||3f0
incorpor|1v3|
disgorg shed spill||8m5
shed spill|kx|9bh
seed||7oq
slop spill splatter|kx|8m5
drape||7fn
drape||7fn
sit sit_down|ma|
sprawl||7ow 7pa
perch roost||7ow
seat sit_down|1t1|7j5
unseat||8m5
reseat||7oz
lai put_down||7j5
lai||7p2
crouch hunker hunker_down scrunch scrunch_up squat|mc yq|7ow
kneel|lk|7p6
rest|2nv|
stand stand_up|mr|7p6
stand_back||7p7
stand_up||7j5
lie||
reclin recumb repos|ly 1jp|7pa
reclin||7j5
overli||7pa
repos||7pa
bask||7pa
buckl clasp||70n
unbuckl||7m9
brooch clasp||70n
effac eras rub_out score_out wipe_off|rf|7pl
spong||7pj
cancel delet|r3|3f0
excis expung|rf|7pl
cut_out scratch_out||7pj
blemish defac disfigur|ry|4d6
dissect|qc|7q1
vivisect|11l|7pp
anatom anatomis|zb|7pp
bisect|q8|7q1
transect||7q1
trisect||7q1
pit pock scar|2ik 2qy 2r8|7po
pockmark||7pv
cicatr cicatris|2r8|7pv
grave sculpt sculptur|1d2|6pe
pare whittl||7q1
wear_away whittl_away whittl_down||3oj
cut|qb|7qi
chatter|23k|7q1
cut_away||7q1
undercut||7q3
undercut||7q3
tomahawk||7q1
saber sabr||7q1
cut_out||81s
die_out||7q8
rebat||7q1
rustic|1bf|7qa
cradl||7q1
incis|10e|7q1
trench||7q1
bob dock tail||7q1
tear|qt|7qi
cleav rive split|qv|7qg
disunit separ||8m5
joint||7qi
gin||7qi
divid part|1zx|39v
segreg|1sk|7ql
segment||7ql
cleav||7xx
slit||7qd
slice slit|2py|7q1
gore||82n
lacer|2pz qu|7sf
saw||7q1
whipsaw||7qt
splice||7lw
splice||6ub
splice||6ub
fleec shear|nq|6od
minc||6po
discerp lop sever|nm|7q1
sever|1yw|7qi
clash collid|1yc 1y9|6ms
shock|1rd|7r2
crash ram|6a 1ya|7r2
break_apart break_up||449
collid|1yc|
section segment|rg|7ql
syllab syllabifi syllabis|qq|7r7
quarter|q9|7r7
partit partit_off|rg|7ql
pound_off||7ra
destroi ruin|c9 207 2wt 204 c8|
subvert|c2|7rc
devour||7rc
despoil plunder rape|1em 1er 1en|7rc
consum||7rc
shipwreck|21a|7rc
bust_up wrack wreck|209 2t1 21a c9|7rc
ruin|c9 2wt|439
bang_up smash_up|26m|3oj
deracin extirp root_out uproot|jq 5e|8m5
stub||7rl
plant|1bq|7j5
bed||7rn
dibbl||7rn
afforest forest|rm|7rn
reforest|rn|7rq
replant||7rn
muffl repress smother stifl strangl|1ky|adw
smother surround||6zn
put_out||4d7
asphyxi smother suffoc|cs 2op 2oo|6yl
instal|dr|7j5
retrofit||7rx
reinstal||7rx
put_up||7rx
choke gag||76m
choke scrag|ct|76m
strangl strangul throttl|ct|6yl
behead decapit decol||6yl
guillotin||7s4
garott garrot garrott scrag||7s3
impal|sx|6yl
dismemb|282|6yl
teas||7sg
discerp dismemb take_apart||7ql
tens|2ch 2ci|46r
clench clinch|so 166|6ju
clinch||6kc
rend rip rive|qv|7sf
bust ruptur snap tear|pa 2qa qt|7qi
rip_up shred tear_up||7sf
grate||6oh
grappl grip|166 ye ty|6ju
tamp tamp_down||76r
depress press_down||8m5
depress lower|mz|3b5
pound ram ram_down|1rk|8rm
bulldoz||823
punch||8rm
deposit posit situat|ov 1il|7j5
redeposit|2j2|7n9
brows graze pastur|17r 17j|6ga
crop graze pastur|17r|6g5
buffer cushion soften||3el
dip dous dunk sous|h7 tl h8|7sw
sop||7su
immers plung|tl|6lq
submerg submers|h7 221|7sw
soak|2jt f2|7sw
sheath||7sw
lade laden ladl||3f0
ladl||7j5
lift||8m5
fork pitchfork||7t2
slop||7t0
spoon||3f0
spread unfold|px|7m9
divar||7t6
exfoli||7t6
grass||7t6
enclos enfold envelop enwrap wrap|k9 sa|6zn
tube||7ta
capsul capsulis||7ta
engulf||7ta
sheath||7ta
unsheath||930
sheath||6zn
invagin|2oz|7tg
cocoon||7ta
bath||7ta
enshroud hide shroud||7ta
buri eat_up immers swallow swallow_up||7u6
delin describ draw line trace|1at fq 1d4|
construct||7tm
inscrib||7tm
circumscrib|1pm|7tm
circumscrib|1pm|7tm
chase||7q1
bevel chamfer||7q1
miter||7ts
cone||7ts
shove|57|8o2
deform|21m|3b5
reticul|2je|
strickl||6wl
inject|kc|3gl
disencumb disentangl extric untangl|1vh|7gw
monkei tamper||6js
diddl toi||6js
storm|1el 1f1|6lq
kick_down||7rc
border frame||7u6
enclos inclos|k9|7g1
glass||7u6
bank||7u6
dike dyke||7u6
encapsul|2n7 2fh|7u6
fenc||7u6
cordon_off rope_off||7u6
label mark tag||6v0
brand brandmark trademark||7ud
calibr|1fo|7ud
code||7ud
badg||7ud
patch piec|g5|6ub
vamp vamp_up||7ui
core||6t3
gut||3f0
gut||4a2
flick|20g lf|8o2
riffl||8m5
post||72k
placard||7up
stake||70n
jerk yank|5d lf|7dw
winch||7dw
pick_off pluck pull_off tweak|ne|7dw
tweak|ne|7er
draw_away draw_off pull_off||3f0
tweez||7uu
hike_up hitch_up||7x3
jimmi lever prise prize pry|2bh|71d
breach gap||71d
swing_out|1rg|6lc
crush mash squash squeez squelch|215 ni|7du
steamrol||7v2
tread||7v2
telescop||7v2
cranch craunch crunch grind|nj|7du
crank crank_up||98q
solder|7w|6ub
braze||7v8
weld|81|6ub
spotweld||7va
buttweld||7va
comb|f3|748
currycomb||7vd
hackl hatchel heckl||7vd
bear_down drag_down weigh_down||7du
dunk|52|
vollei|wx|78y
carom|ul|
wire||70n
unwir||7m9
wire||72z
carburet||7fc
casket||7u6
chemisorb|2dr|7on
crape crepe||6zn
coapt||70n
coapt conglutin|2kl pv|7b3
concret||6zn
corral||7u6
tag||6j7
nab||7vv
croquet||78y
crosscut||7q1
rip||7q1
piggyback||7e8
piggyback||7e8
balanc pois|2nj 2nk|
pois|2nk|7j5
blacklead||6zn
gate||6ld
grass||6zn
gravel||6zn
metal||6qm
macadam macadamis tarmac||6qm
limber limber_up||6v0
lime||6zn
lanc||71d
loft||78y
lanc||7d6
lasso rope|j0|6k6
loft||7l4
joggl||70n
joint||70n
juggl|4f wp|7kt
martyr||6yl
knuckl||7du
mantl||6jc
ooz_through||6lq
soak_through sop||7wn
wash_out|2ku|7rc
interlock|79|7bb
fort fortifi||7u6
trench||7wr
lean|4v|7j5
interlac interlock lock|79|6kc
trap||6kc
bond||awp
clap||7j5
mound_over||6zn
toggl||70n
deaden girdl||7qd
straw||6zn
graze|2px 17r 83|35f
pull|5a 2bx|
draw_back pull_back retract||7x3
size||6qm
cut|qb|
perch||7j5
hoist||90h
dribbl drip|27z|9bh
load||7j5
cram||7j5
drape||6zn
dust||6zn
plaster||72k
beplast plaster||6zn
siphon||7j5
squish||6xa
butterfli||7t6
gradat|2tb 1fw|7fn
steel||6zn
hedg||7u6
ligat||6uv
metal||6qm
platin||6qm
porcelain||6qm
zinc||6qm
put_aside put_away||
tree||7rn
unblock||7hb
bowl||7kn
cloak cloth drape robe||6jc
underrun||7eh
creat make|1c2|
institut||7xx
short||7xx
undo unmak||
make_over redo refashion remak|gc zw|7y8
destroi destruct|c8|7y0
destruct||7y2
end|2wx 1y0 1xz|7y2
fractur||7y2
sweep_away wipe_out|204|7y2
interdict||7y2
produc|1b0 1c2|
prefabr||7y8
underproduc|1bh|7y8
output|1bi|7y8
puls pulsat|27f|7y8
clap_up||7y8
custom customis||7y8
dummi dummi_up||7y8
turn_out||7y8
machin||7y8
machin||81s
puddl||81s
churn_out||7y8
overproduc|1bg|7y8
elabor|eg|7y8
put_out||7y8
lamin|1cc|7y8
bootleg||7y8
compil compos|1gl|
comfit confect|1cb|81i
cobbl_up||7yq
antholog anthologis||7yq
catalog catalogu||7yq
compil|1gl|
gener|1zf|7xx
come_up||7yw
gener||7y8
initi origin|dk 1zi 8m dq 1zd|7xx
gener render yield|1bi|7y8
bring wreak||7xx
arous bring_up call_down conjur conjur_up evok invok||7z3
call_up summon||7xx
draw_out educ elicit evok extract||4ts
extort||9th
prise pry||7z5
regener renew|1vt gd|
schemat|1aq|
contriv devis excogit forg formul invent|1dd 1c2 1dc 1da|
cast contriv|4u|8xt
conceiv conceptu conceptualis gestat|1dd|
preconc||7zb
concoct dream_up hatch think_up||
cook_up fabric invent manufactur|1da 1co|7zd
mytholog mythologis||7ze
confabul||7ze
concoct trump_up||7ze
fiction fictionalis retel|1co|
envis fanci figur imag pictur see visual visualis|1ao|7zm
visual visualis||7zm
envis forese||7zm
envisag ideat imagin||
fantas fantasis||7zm
prefigur||7zm
fantas fantasi fantasis||7zm
daydream dream stargaz woolgath||7zm
discov|c|7zb
contriv design plan|15c|
plot||7zs
concert||7zs
coin mint|1b6|
spin||7ze
spatchcock||5z2
design plan|1cj 1ci|
redesign||7zy
design|1ci|
accomplish action carri_out carri_through execut fulfil|1z 1nu 1|4du 809
get_over||801
consumm|1w|801
consumm|1x 1w|801
initi pioneer|dq|80i
strike_up||805
innov introduc|dq|805
phase_out||3zj
effect effectu|2aa f|80i
activ actuat set_off spark spark_off touch_off trigger trigger_off trip|2cx 8m j|805
induc|8u|7yw
precipit||809
hasten induc|8u|809
actual actualis realis realiz substanti|1cs 1y|7xx
incarn||80e
disincarn||4ls
open_up pioneer||807
caus|a 1zl|7xx
occas||80i
inspir||80j
evok kick_up provok||80i
pick||80l
constitut establish found institut plant|dq dm|805
pacifi|2w5 2m5|
arrang stage||805
dogfight|1ex|80p
concord||5yl
tee_up||80p
phase||80p
breed engend spawn||80i
mount||805
riff||88x
misplai||88x
actuat incit motiv prompt propel|j 2xg 2d|80i
forc impel|2ax|80i
commenc start_up|dk dp 1zi|3z4
sound_off strike_up||88z
attempt undertak|15c|805
devis machin prepar|1c2 dm 1of|805
lai||813
fruit|2x8|
construct fabric manufactur|139 1bc 1c4 1c0|
raft||816
counterfeit fake forg|13b 140|
build construct|1c2 1b9|7xx
build||7xx
wattl||819
frame_up||819
rebuild reconstruct|gb ge|819
groin||819
cantilev||819
demolish pulver pulveris|ce 204 1vv ca|7y2
demolish||7y2
assembl piec set_up tack||6uv 7xx
confus jumbl mix_up|po 2ve|81i
reassembl||81i
configur||81i
compound|pl|81i
break_apart disassembl dismantl take_apart|1bd|7y2
fashion|1c2|
recast reforg remodel||7y1
craft|xk|81o
handcraft||81q
mold mould shape|dm 1c5|
preform||81s
preform||81s
mound||81s
mound_over||81v
hill||81s
roughcast||81s
remold reshap||81s
sinter||81s
erect put_up set_up|1bb|819
rig_up||81i
dismantl level pull_down rase raze take_down tear_down|206 ca|7y2
erad extermin extirp root_out uproot|5e 1zv|7y2
dilapid|2wu 2f1|7y2
press_out||827
mold mould|1b7|81s
recast remold remould||827
coil handbuild||81s
bake|11i|
cook fix prepar readi|dx|
deglaz||82b
escallop scallop||82b
flamb||82b
sandwich||813
spatchcock||813
devil||82b
cook|dx|
precook||82b
whip_up whomp_up||82b
concoct cook_up|1cb|82b
sew tailor|y6|81o
tailor||800
style||7xx
alter|aj|3b5
quilt||82m
quilt||6ub
broider embroid||83t
faggot fagot||82s
purl||82s
illustr||83t
make_over retread rework||
garland||83t
fledg flight||83t
bespangl spangl||83t
foliat||83t
flag||83t
bard caparison dress_up||83t
bead||83t
pipe||83t
appliqu||83t
macram||83i
knit|1b3|
purl||837
cast_off||6z2
rib||837
entwin knit||6ub
net web|1b2|83j
loom||83j
crochet hook||83g
crochet|1b4|
intertwin loop||83b
noos||83g
knot||
tissu weav|1b1|
brocad||83j
lace||83j
intertwin tat|1b5|
braid lace plait||83j
twill||83j
forg hammer|1c7|
foliat|1c3|83p
dropforg||83p
extrud|nk|7y8
adorn beautifi decor embellish grace ornament|fi fm fl fk|3b5
vermicul||83t
smock||83t
prank||83t
tinsel||83t
tart_up||83t
stucco||83t
redecor||83t
panel||83t
bejewel jewel||83t
filet fillet||83t
scallop||83t
bedizen||83t
garnish||83t
lard||82b
trim||83t
bedeck bedight deck||83t
plume||849
festoon||83t
carnal sensual||854
silhouett||854
anim animalis||854
profil||854
stippl||851
tattoo|fo|3rr
marbl||3rr
bodypaint||851
enamel||83t
smelt||7y8
inlai||83t
hatch||84m
damascen||84m
gloss||6nw
lacquer||83t
japan||84q
begild engild gild||83t
fresco|1d1|851
distemp|2pp|851
blueprint draft draught|xm|7zy
illumin||83t
miniat rubric||84w
blazon emblazon||83t
sculpt sculptur|1d2|81s
paint|1d0|854
paint|1d0|852
creat|1b0|a8n
repaint||850
interpret|4g|
captur||854
recaptur||855
depict pictur|1at 1ar|854
illustr||857
convention stylis styliz|1qj 1qi|854
map||854
depict limn portrai|1au|854
portrai|v4 1au 1at|854
commend||85c
delin limn outlin|1at|
lipstick||85e
contour||85e
streamlin||85g
superscrib|xv|
superscrib|xv|
capit capitalis||
letter||8bc
checker chequer||
diagram plot|1aq|
copi|1gz|7xx
imit||85o
back_up||85o
hectograph||85o
clone||85o
recopi||8b9
mimeo mimeograph||85o
roneo||85o
shade||851
stippl||851
crosshatch||85w
blotch mottl streak|fr|3rf
vein||3rr
watercolor watercolour||851
color colour emblazon|91|83t
miniat||862
model mold mould|1d3 1b7 1am|81s
mock_up|1am|854
chalk_out sketch||
coin|1db|
slogan||867
compos indit pen write|1cl|
lyric||869
relyr||86a
profil||869
paragraph||869
paragraph||869
spell||
spell_out||86f
hyphen|qr qp|86f
write_off||869
dash_off fling_off knock_off scratch_off toss_off||869
rewrit||869
dramat dramatis|1an 1cn|869
draft outlin|1cm|869
rhyme rime||
alliter||86n
pun||5gg
poetis poetiz vers versifi||869
metrifi|1cp|86q
spondais spondaiz||86q
eleg elegis||86q
recit retel||
sonnet||86q
sonnet||5gt
serenad||87v
belt belt_out||89f
vocal vocalis|vu|89f
author||869
ghost ghostwrit||870
annot footnot|or|869
cite refer||869
compos write|1d7|7xx
counterpoint||874
score||874
melod melodis||874
harmon harmonis|1w8|89f
reharmon reharmonis||87a
harmon harmonis||874
realis|1d9|87a
orchestr|1d8|876
instrument|1d8|874
transcrib||3tf
choreograph||7xx
jive||87h
danc|293 t9|8kp
hoof||87h
clog|va|87h
direct||7xx
cast||aar
descant||89f
recast||87l
miscast||87l
typecast||87l
present stage|v4|
local localis|8i|87q
film|1ax|5w7 7xx
cinemat cinematis||87s
microfilm||87s
perform|4c|
stunt|m j2|87v
blaze_away||87v
interlud|v1|881
scamp||87v
churn_out||87v
perform|w1|
grandstand||881
solo||881
plai_out||881
underperform||881
sightread||881
sights||886
rap||881
concert concertis||881
debut|dn|
debut||881
debut||807
premier||87v
audit try_out|15a|881
computer computeris cybern|4l|
act plai|w1|
playact roleplai|w1 w9|881
stoog||88h
star||87v
dissembl pretend||
feign sham simul|13k|88k
feint|9g|88l
act_out enact reenact|w2|88g
act_out||88g
reenact|w8|
practic practis rehears|1ag 1ai|87v
walk_through||88q
scrimmag|1ak|88q
imperson portrai|w2 13o w3|88g
parodi|w5|88g
travesti||5g5
mime pantomim|w6|88h
spiel|4i|
fiddl||88x
plai|4i|881
replai||88x
prelud||88x
jazz||88x
rag||88x
bugl||88x
skirl|259|
symphon symphonis||88z
recapitul repris repriz|20n|88x
pipe|4j|
slur||88x
pedal||6ld
bang_out||88x
accompani||88z
extempor extemporis improv improvis|4e 9i|87v
modul||88x
sing|vv vu|5q1
psalm||89f
minstrel||89f
solmiz|1wg|89f
chirp tweedl|23n|89f
choir choru||89f
sing|vv vu|89f 89r
solmiz|1wg|89l
troll||89l
hymn||89l
carol|vw|89l
madrig||89l
interpret render|4g|87v
drum|242 vt|
conduct|1wi 1o4|87v
hold||afh
tongu||88x
duplic redupl repeat replic|20n 1gw|8a7
copi replic|2jb|89w
recapitul|2ia|89w
duplic|1h0|8a7
gemin redupl||89w
triplic||8a7
quadrupl||8a7
reissu reprint||8a7
photocopi xerox||8a7
microcopi||8a4
photostat||8a4
reproduc|1h1|7y8
induct|2bg|8c3
recreat||7xx
reinvent||8a9
reinvent||8c6
plai_back replai|1h2 1h3|8a7
develop evolv germin||
develop|ef|8c6
preassembl prefabr|1ca|7y8
vamp vamp_up||7ze
farm|1bl|8as
overproduc|1bg|8ah
till|1bm 1bp|
garden|1bn|ar7
landscap|1bu|8ak
crop cultiv|1bk|454
overcrop overcultiv||8am
plough plow|1bo|8aj
ridg||8ao
disk harrow||8ao
hoe||8aj
cultiv|1bk 2e5|
copi imit simul|1gz 1h4|8a7
mime mimic||8at
model pattern|1am|8at
scale||8av
soviet sovietis||8av
typeset||8bc
arrang format||39v
indent||8az
tabl tabul tabular tabularis|zk|
print publish|1m5 1m1|7y8
republish|1m2|8b2
gazett||8b2
print||
misprint||8b5
offset||7xx
scrawl scribbl||
copi|1gz|
copi_out||8b9
program programm|1ck|
print||
overprint print_over||8bc
surcharg||8bd
cyclostyl||8bc
fingerprint|88|8a7
boldfac||8bc
italic italicis||8bc
print||8a7
lithograph||8bj
silkscreen||8bj
stencil||8bj
engrav etch|1m4 1d5|8bj
bendai||8bn
scrape||7xx
stippl||8bn
etch|1d5|8bj
aquatint|1d6|8br
confect||7y8
corduroi||819
fring||83t
ham overact overplai|w7|88h
underact underplai||88h
heel||87h
landscap||83t
proof||7y8
produc|1zp|7xx
sporul|2hs|8c1
produc||7xx
crank_out grind_out||8c1
make_up||800
creat|1zq dq 1b0|
prepar||7xx
rough rough_out||8c7
write_out write_up||869
chart graph||854
graph||85n
shimmi|ve|87h
map map_out||7zs
script||869
rubric||8az
channel channelis||819
demyelin||7y2
facilit|2b2|80i
filigre||81q
liber||7yw
embattl||813
chop||7xx
carv_out||8c6
manufactur||7xx
manufactur||8c1
shell||7xx
busk||88z
arous elicit enkindl evok kindl provok|dv|7xx
invit||8cs
rekindl||8cs
infatu||8cs
fire_up heat ignit inflam stir_up wake|1wz|8cs
ferment|2mc|8cw
shake_up stimul stir|2og|8cs
fuel||8cy
sex wind_up|183|8cy
agit charg_up commov excit rous|1ww dv|8dw
jolt||8dw
bubbl_over overflow spill_over||8dj
ferment|2mc|8dj
hype_up psych_up||8d1
lull|2vs|8da
calm calm_down chill_out cool_off settl_down simmer_down||3cf
cark disord disquiet distract perturb troubl unhing|1xu 2rs|8dw
derang unbal|2rp|8fs
calm calm_down lull quiet quieten tranquil tranquillis||8is
appeas assuag concili gentl gruntl lenifi mollifi pacifi placat|1ps 2m6 1pr 2m7 2m4|8da
vex worri|t3|8d8
eat||8dc
reassur|1tf|8da
nag||8dc
worri||543
worri||
fret||8dh
seeth||
sizzl||8dj
impress strike||
engrav||8dl
zap||8dl
jar||8dl
smite||8dl
cloud||8dl
pierc||8dl
impress||8dl
prepossess||8ds
wow||8ds
sweep_away sweep_off||8dl
disturb troubl upset|1xu wg 2rs|8dl
touch|1x0|8dl
experi feel|1xo|
recaptur||8dy
congratul plume pride||8dy
smolder smoulder||8dy
emot||88g
excit|2og|8cs
entertain harbor harbour nurs||8dy
resent||8ei
acerb embitt envenom|2mu|
grate rankl||8ft
grudg stew||8e5
detest hate||8ei
abhor abomin execr loath|12u|8e9
contemn despis disdain scorn||8e9
love||
love||8ec
romanc|2l8|8ed
cherish treasur||8ec
enshrin saint||8eq
fanci||8k2
dislik||
cotton||8ek
like||
dote||8ec
yearn||8ef
cool_off||8dy
ador||8ec
idol idolis rever worship|1tl 1i4|8eo
rever vener||50y
worship||8eq
affright fright frighten scare|1tz|8cy
aw||8es
cow overaw||8et
buffalo||8eu
dread fear||
fear||5mu
fear||8dh
terrifi terror terroris|1tz|8es
intimid|1ty|8es
hold_over||8f0
ballyrag browbeat bulli bullyrag hector||8f0
domin tyrann tyrannis||8f2
panic|2rw|8ez
panic||8ew
alarm appal dismai horrifi||8es
shock|1y8|8f6
ghost haunt obsess||8f9
preoccupi||afn
prepossess||8f9
enerv faze unnerv unsettl||8fz
unman||8fb
freak freak_out gross_out||8f5
break_down|2p4|2yn
die||8fe
crack_up crock_up|2p3 2p4|34y
daunt frighten_away frighten_off pall scare scare_away scare_off|2rw|8jc
anger|2oe 13s|8cs
bridl||8fo
combust||8fi
miff|2ry|8fi
gall irk||8fi
exasper incens infuri|t4 2rn|8fi
anger|2oe 13s|8dy
steam||8fo
madden||8fi
madden||8hh
craze madden|2rn|
annoi bother chafe devil gravel irrit nark nettl rag rile vex|12f 2rx sq 1tv|8j2
chafe||8dy
peev||8ft
ruffl||8ft
offend piqu||8fi
beset chevi chevvi chivi chivvi harass harri hassl molest plagu provok|1tv st 22p|8ft
discomfit discompos disconcert untun upset|2rs|8cs
inhibit||8fz
fluster||8g3
ruffl||8g1
confus disconcert flurri put_off||8g8
constern||8es
bemus bewild discombobul||8fz
deflect distract|ak|8g3
fluster||ao7
abash embarrass|1yg|8fz
shame||8cs
discounten||8g9
anguish hurt pain|2u6 2qo|8fz
bruis injur offend spite wound|1u3|8cs
lacer|qu|8gc
fret fuss niggl|2rt 2ru|8dh
scrupl||8ge
agon agonis|2qq|8gi
agon agonis|2qq|8gb
suffer|2u5|8dy
anguish||8gi
lose||8gi
fume||8dy
blow_up combust||8go
enrag||8fi
rage|2of|
thrill tickl|1wx|8cy
regret repent rue||8dy
aton repent|42|
regret||8ho
mourn|2mw|8gv
mourn||auc
griev sorrow|2mv|8gi
aggriev griev||8gx
afflict|2uk 1yf|8fz
tribul|22r|8gx
distress||8dw
besieg||8gz
strain stress|2s2 2rg yk|8gx
rack||8h1
disappoint|2a|as5
betrai fail||8h3
hamstr||8hh
abas chagrin humbl humili mortifi|gr 1yl 2tp|8gc
degrad demean disgrac put_down take_down|2tq gi|8h6
effac|19|8hc
stultifi||4y2
dehuman dehumanis|gj|8h7
human humanis|fw|3b5
humbl||3b5
crucifi mortifi subdu|1k5|anf
mortifi|1k5|8hd arq
keen lament|1kd|
excruci torment tortur|2qq|8gb
bedevil crucifi dun frustrat rag torment|t0 t3|8fy
badger beleagu bug pester teas|t5|8hh
teas||8hk
control|8t|a9h
ingrati||8hk
cotton_up cozi_up plai_up shine_up sidl_up suck_up||8hl
brood grizzl stew|2rt|b8a
miss||8k2
ach languish pine yearn yen||8ke
appreci||5kr
brace pois||454
nerv steel||8hr
buck_up||8j5
becharm beguil bewitch captiv captur charm enamor enamour enchant entranc fascin tranc|2s0 2rz|8hz
beckon||8hz
endear|1ug|8iv
antagon antagonis|2me|8ft
invit tempt||8cy
appeal attract||
churn_up disgust nauseat revolt sicken||8i2
put_off turn_off||8i2
repel repuls||8j2
ball_over floor shock|1y8|547
overcom overpow overtak overwhelm sweep_over whelm||8cs
shout_down||4bd
benight||8i4
knock_out||8i4
stagger||8i4
appal offend outrag scandal scandalis shock|1yi 1u7|8i0
despair|2uw|
despond||8ia
hope||8k2
elat intox lift_up uplift|2rv|8cy
beatifi|2ms 1xf|8id
puff||8id
beatifi exalt exhilar inebri thrill|2ms 1xf 2mq 1wx|8id
anim enliven exalt inspir invigor|2mq 1ic|8cy
gladden||8io
sadden||8dl
overjoi||8im
sadden||8dy
gladden joi||
exult|2mt|8io
joi rejoic||8dy
buoi_up lighten lighten_up||5h2
weigh_down||8ij
cast_down deject demor demoralis depress dismai dispirit|2ux|8ja
comfort consol solac sooth|1t4 2u3|
allai eas reliev|2u1 n5|8is
abreact|er|8it
delight pleas|1ka 1kh|8iy
pleas||8iy
titil|1x3|8cy
gratifi satisfi|2mr 1ke|
dissatisfi||8j2
content|2s6|8iy
discont||8iz
displeas||
delight enchant enraptur enthral ravish transport|2mq 2rz|8iv
disench disillus||8h3
cheer embolden hearten recreat||8j6
encourag||8ih
draw_out||8j6
goad spur||8j6
chill||8ir
discourag||
dishearten put_off||8ja
intimid|1ty|8ja
dither pother|2ru|8ge
pother|2ru|8d1
dither||8di
bask enjoi relish savor savour|1kc|
devour||8jg
aggrav exacerb exasper|1tv t4 1tw|8fi
fascin grip spellbind transfix|2s0|8jk
interest||8cs
galvan galvanis startl|1x2|8i3
bore tire||
compassion piti||8gv
commiser sympath sympathis||8jn
condol||8jo
sympath sympathis||8dy
care||8jn
rejoic triumph wallow||8in
alien disaffect estrang|2sg|3b5
alien||8dl
drift_apart drift_away||8jt
wean||8jt
wish||8k2
wish||8k2
care like wish||8k2
pleas|1ka|8jz
begrudg resent||
desir want|2oi|
itch||8k2
ambit||8k2
desir|2oi|56r
prefer||8ek
desir hope trust|2oi|8jx
begrudg envi|13r|8k2
covet||8k8
drool saliv||8k9
envi||8kd
drool_over slobber_over||8ep
admir||50y
hanker long yearn||8k2
enjoi love|1kc|8ek
fall_apart||8fe
glow|2ow|8dy
enthus||8e3
disarm||58e
disgruntl||8iz
electrifi|1i7|8d1
spook||8es
obsess||8dh
puzzl||4ul
move|l6|
drop_back||8kp
prolaps|2wm|903
plung||9af
eas||8kz
whish||8kz
freez||
bog_down mire||
bog_down mire||
gravit|2b9 21x|8kp
go locomot move travel|hn hi 1ym 1yp|
swap||8kz
seek||8kz
whine||8kz
ride||8kz
ghost||8kz
overfli pass_over||8kz
tube||8yc
wend||8kz
sheer||8vf
pull_over||8vf
astrog||8lt
fly||8kp
go_out||94i
desert||94i
raft||8kz
jaunt travel trip|jh jb|
junket|jh ji|8lf
repair resort||8kz
visit|1j2|8lf
sightse|19t|8li
inspect visit|19s zj|
revisit||943
frequent haunt||8li
cruis|jl|8lt
cruis||8kz
stoog||8lo
tour|jg|8lr
journei travel|j9 ip|8lf
sledg||8lr
navig sail voyag|1ma jl jk jj|8lr
sail|jl|8lv
journei travel|j9 ip|8kz
trek||8lr
trek||8lr
ship||8lv
eas_up move_over||8kp
depart go go_away|202 b|95a
shove_off||8m0
come come_up|hj|8kz
approach||8m2
drive_up||99m
displac move|hi|
take_back||8m5
center centr||8m5
transfus||9bh
siphon siphon_off syphon||
transit||9cj
sluic||8y2
suction|17y 2ck|
suck|17y|
transfer transplant|l4|951
move|9e hi|
move_out||8mf
clear_out||8mg
evacu|1a|8mf
migrat transmigr|1nl|8mf
migrat|1yr|8mf
stai stick|1iu|
start_up|dt|
restart||8mm
crank crank_up||8mm
round||8kz
jumpstart||8mm
arrest halt|227 1jn 2nt|
halt stop|2nt 1jn 227|
rein||8ms
conk stall|1z4|8ms
stop stop_over|1j3|599
haul_up pull_up||8ms
draw_up pull_up||
brake||
brake||8ms
ply||8lf
lurch pitch|l5 ll ib|8kp
jar jolt|20j lf|8kp
jar shake_up||8m5
duck||8kp
bob||8kp
dabbl||8n5
dandl||8m5
wallow welter|28o|8kp
roll turn_over|28m|8sg
rim||8n9
revolv|28m|8m5
transit||8nb
transit||99b
transpos|191|94w
tramp_down trampl tread_down|25w|8sa
somersault|th|8nh
roll_over||8sg
tumbl||8nh
trundl||8kz
weav|mp|8on
squirm twist worm wrestl wriggl writh|217 2cl mt|8kp
wrench|217|8nl
coggl wobbl|223|8kp
sashai sidl|vg|8kp
sidl||8kp
pronk||8z9
sail sweep||8kp
swan||8nr
brush sweep||8kp
skid slew slide slip slue|ks 267 51 ku|8pw
submarin||8nu
skid|ku|8nu
skid||8my
waggl wambl|mm|8kp
chop||8kp
shimmi wobbl||8qe
jostl shove|57 58|8o2
forc push|2b5 2by 53|8m5
nose||8o2
obtrud push_out thrust_out||8o2
push_aside push_away||8o2
push_up||8o2
uplift|234|8o6
boost_up||8o6
elbow|59|8o1
waft||8s4
tide|266|8s4
tide|266|8od
float|2co|8y2
refloat||8od
rock shake swai|mm mn|
reciproc|lx|8kp
rock swai|mn|8m5
nutat|lh|8of
swag||8of
cradl||6kc
fluctuat vacil waver|mp kq 20w 20e|
fluctuat|20w|8m5
swai swing|mn kq|
swing|kq|8kz
nod||8kp
lash||8on
oscil vibrat|20u mg 20m|8on
librat|2hb|8or
flicker flitter flutter quiver|mp 28i|
puls pulsat throb|263 264|8oy
pulsat quiver||8kp
puls||8m5
flutter palpit|2pa 2qz|8oy
beat pound thump|264 263|8kp
thrash||8oy
beat_out tap_out thump_out||
flap|28i|8oy
seesaw teeter totter||8kp
drift rambl rang roam rove strai swan tramp vagabond wander|it iu hs|8kz
tramp||8t1
maunder||8p3
constitution|ht|
gad galliv||8p3
meander thread wander weav wind|hs|8kz
snake||8p8
dislodg reposit shift|l5|8m5
beat_down||8pa
cavort disport frisk frolic gambol lark rollick romp skylark sport|uv v8 tb|
spirt spurt||8kz
forg||92r
buck hitch jerk|lf|8kp
cant cant_over slant tilt|mn|8kp
cock||8pg
careen tilt wobbl|mn l5 223|8kp
scend surg|20y|8zv
boil churn moil roil||8kp
fan||8q6
winnow||8pl
crawl creep|1yq in l0|8kz
formic|2qr|8pn
scrambl|wl|8kz
slide slither||8kz
coast|ks|8pw
freewheel||8pr
roll wheel|28m 5z|8kz
bowl||8pt
troll||8pt
glide|ks|8kz
glide|ks|8m5
skitter||8pw
snake||8pw
slip steal|ku 1p 1ik|8kp
trembl|18v 2nl|8q6
quak tremor|27u 27v|8q6
shiver shudder thrill throb|mq|8q1
palpit quak quiver|2nl mg|8q1
palpit|2qz|8q6
shake|mm mk|8kp
convuls||8q6
sparg||8q6
shake_up succuss|19f|8q6
concuss|26k 26q|8q6
rattl|250|8q6
convuls jactit thrash thresh toss|mf x3|8q6
whip||8qc
vibrat|2nl|8kp
brachiat|ho|8on
judder shake||8qe
jerk twitch|2r6 lf 5d|8kp
bounc bound rebound recoil resil ricochet spring|26i 211 5q 213 212|8z9
bounc jounc|212|8kz
bound_off||8qi
carom|26i|8qi
glanc||6ms
flip toss|1vj|8sg
capsiz turtl||8so
flick|4w|7kt
flip twitch|4w|8kp
click snap|23m 54 23w|8kp
agit budg shift stir|l5|8kp
stir||8m5
breez|x4|8kz
danc||8kp
glissad|vh|8qv
chass sashai|vg|8qv
capriol||8qv
bebop bop||87h
bump||87h
waltz|vn|87h
tapdanc||87h
tango|vm|87h
shag||87h
foxtrot||87h
contrad contredans|vr|87h
cakewalk|vb|87h
conga|vj|87h
samba|vl|87h
charleston|vi|87h
boogi||87h
disco||87h
mambo|vp|87h
polka|vo|87h
rhumba rumba||87h
mosh slam thrash||87h
jig|vq|87h
jitterbug|vd|87h
jiggl joggl wiggl|mt ml|8q6
wag waggl|mm|8rj
quickstep|vk|87h
thrust||8o2
dart|l9|9ai
dart fleet flit flutter|l9 mp|99r
butterfli||8ro
flutter||9ee
stumbl trip|1yz|8kp
founder||8rr
trip trip_up|1yz|
lollop||8sa
bumbl falter stumbl|i6|8sa
falter waver|mp 1jl|8kp
clip jog trot|il yo|8us
trot|hz|8sf
flap undul wave|mh 28i 218 20v 20z|8kp
mill||8kp
luff|jn|8rz
scamper scurri scuttl skitter|wl|8us
crab||8s2
blow drift float|2ba 2ax|8kz
surg tide|20y 28k 28s|9b5
ebb ebb_away ebb_down ebb_off ebb_out|265|8s7
fall_back|1h|92w
float swim|tj tn 2co|8kz
buoi||8s8
walk|hu hp|8kz
spacewalk||8sa
foot hoof||8sa
toe||8sa
chariot||8yc
walk||96a
turn|216 mu|8kp
port||8sg
reorient|mi|9e1
turn_off||8sg
turn_away||8sg
gee||8sg
caracol||8sg
corner||8sg
overturn tip_over tump_over|mo|8sg
upend|le|8so
bowl_over knock_over overturn tip_over tump_over turn_over upset|mo|8m5
jump startl|18u|8kp
shy||8sr
boggl||8sr
shlep traips||8sa
perambul|ij hr|8sa
circumambul||8sx
circl|io|8kz
circumnavig compass|iq|8sx
ambul|hr hq|8sa
creep mous pussyfoot sneak||8sa
cross cut_through get_over pass_over track travers|iv is|99b
stride|hx|8t1
walk|hu hp|8t1
crisscross||8t1
infiltr pass_through|1f7|99b
infiltr|2ie|7ey
infiltr|2ie|7ey
ford|iw|8t1
jostl|58|
cross||6sh
uncross||7t6
bridg||8t1
jaywalk||8t1
move_through pass_over pass_through transit|jc ao|99b
slice_through||8kz
wade|ii|8sa
puddl||8tg
cock pranc ruffl sashai strut swagger tittup|ia|8sa
sleepwalk somnambul|hv|8sa
slink||8sa
gimp hitch hobbl limp|hy 2wi|8sa
scuffl shambl shuffl|ih|8sa
scuff|66|8tm
saunter stroll|hr i8|8sa
ambl mosei|hr|8sa
prowl|if|8sa
skulk||8sa
mope||8kp
coggl dodder paddl toddl totter waddl|ic|8sa
totter||8of
promenad|hr|8sa
march|id|8sa
stride|hx|8sa
troop||8tw
file||935
pop_out||95a
file_out||95a
tramp|i3|8u3
hike|i3|8sa
footslog pad plod slog tramp trudg|i4 ie|8sa
slop slosh splash splosh squelch squish||8u4
clamber scrambl shin shinni skin sputter struggl|yd kj|8uf
climb climb_up|kh 22k|8zv
escalad|kk|8u7
ramp||8u7
mountain|kl|8u7
abseil rappel rope_down||903
bestrid mount_up||8kp
remount||8uc
hop_out||95a
climb||8kp
tippyto tipto||8sa
stalk||8sa
buzz||8wb
flounc|i5|8sa
parad promenad troop||935
exhibit parad|v2|
careen keel lurch reel stagger swag|mn i6|8sa
flounder stagger|i6|8sa
stamp stomp stump|vf|8sa
lumber pound||8sa
drift err strai|22b 2f9 iu|8kz
backpack|jz|8u3
run|ik 29l|99r
romp||8us
streak||8us
outrun||8us
consort||96a
luff|jn|8wz
weather||8wz
jog|il yo|8us
sprint|im|8us
lope|il i1|8us
step|243 hw|8kz
backped||8v2
pace|hx i7|8sa
trampl tread|25w|8sa
treadl||8v5
slouch||8sa
minc||8sa
clomp clump||8sa
drive motor|iy ja|8kz 7e0
automobil||8kz
drive|ja ix|6ld
coach||8vc
cruis||8lv
channel channelis guid maneuv manoeuv manoeuvr point steer|1ox 22q wm 167 1p5|afn
helm||8vf
crab||8vf
navig||8vf
stand_out||8vf
starboard||8vf
conn||8vf
beacon||93k
navig pilot|xo 16a|8vf
astrog||8vn
channel|1ox|8vf
corner tree|2s1|8vf
park|9d|8vf
steer||afn
head|22q|931
bicycl bike cycl pedal wheel|u2|8yc
unicycl||8vu
backped||8vu
cycl motorbik motorcycl|u2 u3|8yc
kick|lj|8vz
strike_out||8kp
skate|tz|8pw
skateboard|u0|8w0
rollerblad||8w0
ski|ti|8kz
wedel||8w3
schuss||8w3
slalom|29m|8w3
sled sleigh|tv|8yc
dogsl mush||8w7
bob bobsl||8w7
luge toboggan|tx tw|8w7
fly wing|j1|8kz
flight|j1|8wb
aviat fly pilot|xo 16a j1|6ld
solo|j6|8wd
jet||8wd
glide|j3|8wd
kite||8wg
plane skim||8pw
aquaplan||8wi
sailplan|j3|8wg
hydroplan seaplan||8wd
soar|km|8wb
hover||8wb
pois||8wn
soar soar_up surg zoom|231 km o4|8zv
go_up||8zv
rocket skyrocket||8zv
hover levit|2a8|
levit|2a8|90h
boat|jo|8yc
steam steamer||8kz
tram||8kz
motorboat||8wu
yacht|jo|8wu
sail|jl jm|8wu
scud|l3|8wz
outpoint||8wz
tack|mw|8wz
gybe jib jibe||8wz
row|tr|8wu
scull|ts|8x4
cano||8wu
kayak||8wu
paddl||8wu
surf surfboard|20r tq|8pw
windsurf||8x9
balloon||8wd
taxi||8kz
cab taxi||8yc
bu||8yc
ferri||8kz
caravan||8kz
ferri|1me|8y2
wheelbarrow||8y2
ferri|1me|9cj
chariot||7e0
raft||8y2
bu||8y2
pipe||8y2
barg||8xq
railroad|1e2|8xq
send ship transport|1u 1m9|8m5
airfreight||8xs
freight|1md|8y2
send|5t|8m5
divert||8xt
rout||8xu
rout||8xt
refer|1xb 5w|8xt
recommit||8xx
airt redirect||8xt
sublim|1y6|8xz
desexu desexualis||8y0
transport||8m5
truck|1mb|8y2
sledg||8y2
lighter|zi|8y2
bundl_off||8y7
despatch dispatch send_off|1u|8xq
rout||8y7
forward|5v|8xq
hedgehop||8wd
soar|km j3|8wd
ride|ja|
aquaplan||8wi
joyrid tool|jd|8yc
hitch hitchhik thumb||8yc
pick_up||8y2
snowmobil||8yc
piggyback||8yc
ride|ja iz|8kz
overrid||8yj
outrid||8yj
dismount get_down unhors|1w2|903
pranc||8yj
pranc||8kz
canter|i1|
canter|i1|8yj
canter|i1|9e5
gallop|i2|
gallop|i2|8yj
rack||9e5
gallop|i2|9e5
trot|hz|
swim|tj|8kz
bath|tk|8yx
school||8yx
fin||8yx
fin||8yx
paddl||8yx
breaststrok||8yx
backstrok||8yx
dive||8yx
dive|tm|92l
jackknif|to|8z6
snorkel|tp|8z5
bound jump leap spring|5q 5o|8kp
burst||8z9
capriol||8z9
galumph||8z9
leap|5q|
saltat|t9 5q|8z9
saltat|2ji|8m5
vault||8z9
leapfrog|ui|8z9
bolt|wk|8kp
overleap vault|5r i0|8z9
curvet|i0|8z9
leap_out rush_out salli_out||474
avalanch roll_down|268|903
hop skip|i9 294 5p 6i|8z9
caper|uv|8z9
hurdl|5r 29q|8zj
dive plung plunk|286|903
nosed||8zq
duck|h7|8zq
skydiv|j5|8zu
chute parachut|j4|8zq
go_up lift move_up rise|22l 28x kf|8kz
bubbl||8zv
ascend|28x kf|8kz
uplift|233|8zv
move_up||39v
queen||64v
chandel||8zv
steam||8zv
come_down descend fall go_down|21y|8kz
slump||903
precipit|287|903
subsid||903
laps sink|ao|
fall|2t|8kz
crash||903
flop||903
flop|ko|92b
bring_down get_down lower take_down|kp|8m5
get_down||8kp
reef||90c
lift|5g 22l|8m5
depress||90c
bring_up elev get_up lift rais|22l 5g jt 20x|8m5
underlai||90h
skid||90h
pinnacl||90h
chin chin_up||90h
leaven||90h
heighten||90h
boost hike hike_up||90h
gather_up lift_up pick_up||90h
dous duck|h7 tl|7su
dabbl||7su
toppl tumbl|2t|903
keel_over||90s
drop||903
plop|24s|903
plop|24s|90y
dump||90y
drop||8m5
hang||90y
plank_down plonk_down plump_down||90y
plummet plump|24t|90u
flump flump_down||90u
pitch||903
alight climb_down||903
alight light perch||91c
beach||91c
port||91c
debark disembark|1j|91c
embark ship|1k|95i
entrain||95i
touch_down|j7|91c
land set_down|14|946
undershoot||91c
bring_down land put_down|14|946
shore|13|946
rear rise_up||91j
rear_back||91g
rear_back||8sr
straighten||
draw_up pull_up straighten_up||91j
erect rear|1bb|90h
cock_up prick prick_up||91l
aris get_up rise stand_up upris|kf|
bristl upris||
fall_down|2t|
right||3b5
sit sit_down||
lie_down||
stretch_out||91s
droop flag sag swag||91w
sag sag_down||91w
drop drop_down sink||
subsid|21w|92d
subsid|21w 21t|
sink||8m5
posit|1il|7j5
squar||920
even_up jog squar_up||921
glycerol glycerolis||7j5
deglycerol deglycerolis||
space||7j5
marshal||7j5
settl settl_down||7j5
sediment||927
sediment|2as|7sp
slide_down slump||92b
collaps founder|21t 2a4 21s|39v
slouch slump||91u
go_down sink|220|903
founder|222|92d
come_up rise_up surfac|20x 1t|8zx
upris||8zx
emerg|x|92f
resurfac||92f
bubbl_up intumesc||92f
well||92f
submerg submers|221|92d
crank zigzag||8kz
follow||8kz
heel||92n
seesaw||8kp
seesaw teetertott||64b
advanc progress|hm 28w|8kz
creep_up sneak_up||92r
encroach imping infring|143 27w 12b|92r
jam||8o2
string||92r
draw_back move_back pull_away pull_back reced retir retreat withdraw|1g 1i 18|8kz
retreat retrograd||92w
retrograd||8kz
retrograd||98h
pull_out||3f0
continu proce|1gu hm|8kz
roar||931
limp|hy|931
barg||9a4
march|id|8sa
countermarch||935
back||8kz
back_out||937
back_down back_off back_up||92w
dawdl fall_back lag|1jz|93d
tailgat||93d
pan||8kz
follow|k1|8kz
catch_up||95t
come_back||93e
scale surmount||95t
preced|1wj|8kz
head lead|22q|93h
draw_away||93i
conduct guid lead take||
hand||93k
misdirect misguid mislead||93k
usher||93k
marshal||93n
pursu|k1|8kz
stalk|115|93p
shadow|k3|93d
chase dog tag tail track trail|k2 uj k3 k1|93p
quest||93s
chase_away dispel drive_away drive_off drive_out run_off turn_back||8m5
banish||93u
shoo shoo_away shoo_off||93u
hound hunt trace|u4 yf|93s
ferret||93x
haunt stalk|k4|93p
retrac trace||943
backtrack doubl_back turn_back||943
cut_back flash_back||943
return|z|8kz
home||943
boomerang|2j|943
arriv come|s q|
roll_up||946
attain reach|r|946
max_out||948
access||95t
crest||94d
bottom_out||95t
peak top_out|2lg|95t
depart quit|202 b|94i
fall_out||95a
conge||94e
pop_off||94i
go_away leav|15|
walk_away walk_off||94i
walk_out|1rr|94i
come_away||94i
decamp skip vamoos||94i
bugger_off buzz_off fuck_off scram||94i
beetl_off bolt_out run_off run_out||94i
ride_away ride_off||94i
go_out||94i
linger tarri|1k3|94i
dalli dawdl|1k0|2yn
derail|1yb|8kz
derail|1yb|aqj
shunt||94w
shift transfer|l5|8m5
shuffl||94w
transship|js|94w
bunker||94w
carri_over||94w
displac||8m5
crowd_out forc_out||951
evacu|1a|951
depart part set_off set_out start start_out take_off|j8 15 202 b 232|94i
lift_off take_off|22n 232|954
roar_off||954
blaze blaze_out||954
salli_out||954
get_out pull_out|1h|94i
exit get_out go_out|15 1l|8kp
get_off||95a
detrain||95b
deplan||95b
step_out||95a
enter|22j t|
plump_out||94e
edg_up||99m
board||95f
emplan enplan||919
intrud irrupt|u 12b|95f
bother||95k
crash||99b
muscl||99b
overstep transgress|12s|99b
invad|27w|95f
raid||95p
maraud|1f8|95q
infest overrun|2ud|6a9
attain gain hit reach|r|
breast summit||95t
culmin||95t
come_through get_through||95t
run_aground||95t
run_aground strand||9dr
encount meet|7q 273|
cross intersect||95z
congreg|1uo|aeg
hive||aeg
fort fort_up||aeg
mass||96j
conven|1up|aeg
reconven||965
sit||965
clump cluster constel flock||aeg
flock||8kz
accompani|16p|8kz
escort||96a
escort||96a
squir||96b
safeguard||96b
convoi|16q|96b
chaperon||96b
huddl||968
bunch bunch_up||968
crowd|2lb|aeg
overcrowd|2lj|96j
surcharg||96m
overcrowd|2lj|96p
pour pullul stream swarm teem|2nm|96j
herd||96j
crowd herd|2lb|8m5
dispers dissip scatter|ok 1zz 1zy|96v
vollei|1fi|96q
break_up|1zx|96v
diffract|2aw|96v
disband dissolv|1l6|96s
part split|qa 15|8kp
break_up dispel dispers dissip scatter|ok 1zy 1zz oj|
disband|1l6|96w
rail rail_off||
close_off shut_off||
curtain_off||96z
avuls|q0|
sprawl straggl||75e
diverg|1fx|8kp
converg|7o 272|aeg
bend|50|8sg
curv cut sheer slew slue swerv trend veer|1x8 26p|8sg
peel_off||976
deflect|mv|8sg
yaw||976
hunt||9b0
deflect turn_away|mv|8sg
avert turn_away|ay|8sg
crook curv|2pm|97k
recurv||97d
arc arch curv|2pm|97k
arch_over overarch||
camber||97f
hump hunch hunch_over|s8|
straighten unbend||
bend flex|s4|
incurv|s9|97k
replic retroflex|m0|97k
line_up queue queue_up||7p7
flex|s5|3me
inclin slope||97t
stoop||97p
climb||97p
weather||97t
angl lean slant tilt|mn 4v|97k
heel list||97t
list||8kp
lean_back reclin|ly|97t
fall_back||97w
bank||97z
tip||8si
cockl riffl rippl ruffl undul|20t|9b3
bow||
curtsei curtsi||981
genuflect kowtow scrape||981
genuflect||981
billow heav surg|22m 28k 20y|3p5
billow wallow||8wp
cloud||986
billow||8kz
collaps crumbl crumpl||
burrow tunnel||6ww
circul|2an|9b5
ventil|g2|98b
convect|2e2|
circul||8m5
circular circularis|1m0|
utter||98e
orb orbit revolv|28l|98i
circl|io|8kz
troll||98i
loop||98i
loop||98i
angl||8kz
revolv rotat|m1 28l|
splai||8sg
splai||7t6
circumvolv rotat|m2 m1|8sg
wheel||98n
cartwheel|tf|98r
wheel||8y2
pivot swivel|m5|8sg
gyrat reel spin whirl|28l m4 m7|98n
whirligig||98v
centrifug|2dm|9b9
ultracentrifug|2ki|98x
eddi purl swirl whirl whirlpool|28n 281 280|9b5
tumbl|28n|8kp
birl spin twirl whirl|m7|98q
birl||98q
pirouett|m8|98u
kick||87h
skank|v9|87h
grind||87h
swirl twiddl twirl whirl|28n m4 lu m7|98n
coil gyrat spiral|m4|8sg
corkscrew spiral||8sg
overhaul overtak|lq 1yo|92r
pass||8kz
negoci negoti||99b
cycl|20o|99b
blunder fumbl||99b
pass surpass||8kz
skirt||99f
cycl|20o|
recycl||99h
pass_through||
reev||99j
reev||99j
approach go_up near|1yn hj|8m2
crowd||99m
stretch stretch_out unfold||
buck charg shoot_down tear||9a4
whizz zoom||99r
hurri speed zip|wj l1|8kz
speed|l1|8kz
zoom||8kz
stamped|1nm|9ca
drive_out forc_out rous rout_out||8m5
hunt||99v
smoke_out||99v
drive|ja|8m5
chauffeur||99y
bustl hustl|wh|8kp
fidget||8kp
dawdl linger||8kp
drop_back hang_back trail||93a
hasten hie hotfoot race rush speed|l1 wj|8kz
race|wj|8m5
rush_away rush_off||94i
shack trail||8kz
diffus fan_out spread_out|oi 28y oj|75e
percol||9a8
creep||9a8
bleed||9a8
crock||9ab
cring flinch funk quail recoil shrink squinch winc|18s|8kp
retract shrink_back||9ad
dart dash scoot scud|wk im l9|9a4
commut|jp|8lf
shuttl||8kz
hurl hurtl lung thrust|4p 1ri lb 4u ib|8kp
ripost||9ai
bend bow crouch stoop|li s6|97k
inclin|lc|90c
squinch||9ak
doubl doubl_over doubl_up||97k
bow_down prostrat|1r4 lv|91s
cower crawl creep cring fawn grovel||97k
cower huddl||9ak
jam mob pile throng||96j
pounc swoop|kn 1wm|903
stoop||9as
swoop||8kp
deviat divert|mv|8sg
deviat|mv|8xu
perturb|2ae|9aw
perturb|2ae wb|9aw
shunt||9aw
yaw|26p|9av
detour||9av
digress sidetrack straggl|jf|9av
flow flux|26e 2nm kv|8kp
transpir|2ke|9b3
cours flow|kv 269 26d|8kp
cours||8t1
flow|2fx kv 269|
wast|26c|9b5
spin||9bm
run_down||9b5
gush spirt spout spurt|28j 28c|9bf
whoosh||9bb
hiss whoosh||8kz
whoosh woosh||8m5
pour||9b5
regurgit|26a|9bf
pour||8m5
effus pour_out||9bh
spill|kx|9b5
pour_out spill_out spill_over||96n
decant pour pour_out|1cz|9bh
well_out|kv 26b|9b5
stream|2nm|8s4
dribbl filter trickl|27z|9b5
drip|27z|903
cascad cascad_down||903
drain run_out|r9|9b5
leach percol|2ie 2h9|9bo
leach|2h9|3f0
ooz seep|27x|9b5
brim_over overflow overrun run_over well_over|1bg 26c ky|9bj
geyser||9bv
edg inch||92r
rachet_up ratchet ratchet_down||92r
elaps pass slip_away||92r
fell vanish||9bz
break_away break_out|1r|9c8
shake_off throw_off||9c8
abscond absquatul bolt decamp go_off make_off run_off|1d|9ca
levant||9c3
elop run_off|1m|9ca
bilk elud evad|1o 1p|9c8
exfiltr||9c8
escap get_away|1s 1n|9ca
bunk lam run run_away scarper scat|1s|94i
flee|1n|9c9
skedaddl||9c9
slip_away sneak_away sneak_off sneak_out steal_away||94i
abandon empti vacat||94i
decamp|1b|94e
eject|5h|95a
expand spread_out||3lb
dispread||9cg
bush_out||9cg
bring|jr|7e0
bring_back take_back||9cj
track||9cm
introduc||
insinu||9cm
church|1ho|a98
carri_over||8y2
tube||9cj
whisk||9cj
whisk||8kz
carri channel impart transmit|jy 5u 2ce|9cj
wash_up||9ct
retransmit||9ct
peregrin|ir|8lf
top||99a
pronat|m6|8sg
distanc outdist outstrip||
bug_out bulg bulg_out pop pop_out protrud||
career||8kz
circuit|jg|8kz
spread_out|ok oi 28y|98e
manur muck||9d3
birdlim lime||9d3
circumfus||9d3
collaps||6sh
concertina||9d7
bestir rous||
debouch march_out||935
exterior|1cv|8m5
flurri|wh|8kp
march|id|8sf
frogmarch||9dd
gutter||9b5
hare||8us
lanc||8kz
mantl||9a8
outflank||8kz
propag|2cf|8kz
dock|12|95f
undock||95a
upstag||8m5
welter||8nh
stamped|28z|
pack||4ad
land|13|9cj
strand||9dr
streak||8kp
swing|1rg|8m5
wind_up||9du
crash|23s|8kp
thunder|23d|8kp
swash||8kz
step_up||a8n
evert|ld|
turn|216|8m5
supin|md|9e1
port||9e1
slide|ks|8m5
pace|hx|8kz
step tread|hx hw|8kz
hurtl||8kz
retreat||8kz
cocoon||9e8
hightail||9ca
whistl||8kz
whistl||8m5
flap|28i|8kp
flap|28i|8m5
flail thresh||9ed
bate||9ee
clap||9ee
fling||8kp
shove stuff thrust|57 2by|8o2
hop||8t1
hop|5p|8kp
bedhop||7bl
singsong|1wf|8m5
hustl||8m5
dodg|1q|8kp
dodg||8kp
plough plow||8kz
tip toppl tumbl|2t|8o2
throw||8kp
lurch||8kz
jackrabbit||8sr
fall_out||4j8
rip||99p
wash||8m5
curl curl_up||97k
sift||8kz
danc||8kp
grab|78|8kp
drag||8kz
rake||8m5
bang|236|8kz
tool||8vc
run_away||9c8
whiff|2bw|
precess||8kz
advect|2d0|8y2
wander||931
snowsho||8kz
beetl||8kz
later||8m5
teleport|1wb|8y2
snowboard|kw|8pw
jump_off leap||8kp
sling||8m5
sling||7hf
ascend climb_up||
record regist||
feel sens|19h|9fn
comprehend perceiv|19h|
apperc||9fn
receiv||9fn
hear||9fp
divin||9fn
chirom||9fr
experi receiv|1xo|9fu
undergo||39v
endur suffer||9fy
toler||9fv
die|21f 2ap 2lx|9fv
experi go_through|1xo|9fu
enjoi||9fy
subject||3bn
vitriol||9g0
shipwreck||9g0
refract|2c4|9g0
expos|8q|9g0
ventil||9g4
insol solar solaris sun|2pi 2cb 100 2bp|9g4
aerat air air_out|2d1|9g4
overexpos|8r|9g4
underexpos||9g4
overexpos|1av|
solar solaris||9ga
solar solaris||39v
underexpos|1aw|
solar solaris||
photosensit photosensitis||9gk
desensit desensitis|2ev|3b5
benumb blunt dull numb||9gg
bedaz daze stun||9gg
besot stupefi|1xk|9gg
sensit sensitis||
excit stir|2og|9gk
horripil|18t|9gl
horripil|18t|9ft
fellat|18k|9gl
thrill||9gl
quicken whet||9gl
hallucin|2ri|9fn
misperc||9fn
catch||9fn
dream||9fn
note notic||
note observ|19u|
ignor||
pass_up||9gx
glimps|19j|9i3
chafe fret gall|2pg 2pq 2qv|34r
itch rub scratch|2pe 2pw 65|34r
tickl titil vellic|2r6 7i|9h6
bite burn sting|2qs 2qu|9hb
nettl urtic||9h3
urtic||77z
itch|2pe|9hb
ach|2qq 2qp 2pv 2qo|9fn
twing||9h7
hunger|2oj|9hb
thirst|2om|9hb
ach hurt smart|2qo 2qt 2qp|
act_up||9hb
throb|264 2qw|9hb
twang||9hd
prickl tingl||9h6
prickl||9hh
prick sting twing|2qu|9h7
smell|1a5|
reek stink||9hk
smell||9hi
salut||9hk
smell|1a5|9fn
sniff whiff|1a6|9hm
nose scent wind||9hm
nose_out scent_out smell_out sniff_out||
odor odouris scent||
smell_up stink_out stink_up||9hq
snuff snuffl|1a6|9hm
aromat aromatis perfum||9hq
cens incens thurifi||9hq
deodor deodoris deodouris||3b5
fume fumig|2c9 11a|4hl
touch|26j|9fn
miss||
wit||9k6
eyewit||9hz
watch|19y 19u|
see wit||9fy
see||9fn
behold||9i3
view||4vz
look|19i|
examin|yz|
look_back||9i6
look_away||9i6
gaze stare|19n 19o|9i6
outfac outstar stare_down||9ia
regard|19o|9i6
stargaz|19x|9ia
appear look seem|2vv|
pass_off||9ie
appear seem||
sound||9ie
sound|2bl 22o|
disson||9ii
pierc||9ii
ting|25t|9n7
reflect reverber||
reverber||9im
reflect||5o8
show||
peep||9ip
disclos uncov||9j9
project||9ip
silhouett||9is
underdevelop|2kj|
show_up||474
screen||9ip
displai exhibit expos|v3 v5|9ip
produc|v7|9ix
hold_up||9ix
bench||9ix
moon||9ix
flash flaunt ostent show_off swank||9ix
flex||9j2
splurg||9j2
brandish||9ix
model||9ix
model pose postur|mb|9ix
ramp||9j7
bring_out reveal unveil||9ip
excav unearth|1dg|9j9
dig dig_out dig_up||9ja
trot_out||9j9
unfold||9j9
reveal||5pa
stamp||5ri
conceal hide|2sh 1ie|
secret||9jg
occult||9jo
obstruct|1kl|9jg
hide hide_out||
stow_away||9jk
hunker_down||9jk
hole_up||9jk
conceal|1ie|
earth||9jk
bosom|2si|9jg
buri||9jg
cloak dissembl mask|1ig 1ih|9kz
dissimul|13c|9kz
masquerad||9kz
gloss_over hush_up sleek_over whitewash|1vc|9jw
cover_up|1ih|9jg
harbor harbour shield||9jg
demo demonstr exhibit present show|v4 v0 v3|9ip
condemn|2x3|5dd
attaint||9jz
occult||39v
candl||9i7
autopsi|7d|9i7
auscult|19g|9i7
survei|z8|9i7
watch|19y|
rubberneck|19t|9k6
view watch|1a1 19y|9k6
visual visualis||9k8
imag||9k9
spectat||9k8
preview||9k8
look_out watch_out|1a0|
glanc_over rake scan skim||9i7
scan|z7|9i7
glass||9kf
perus||9i7
flick flip leaf riff riffl thumb||9kh
scrutin scrutinis size_up|19k yz|9i7
look search|1dp|9i7
cruis||9kk
prospect|2us|9kk
descri espi spot spy|84|9ln
detect discov find notic observ|c 85 1fu 84 yx|9ln
sens||9ko
instanti|1yk|9ko
instanti|1yk|aqf
rediscov|86|
disappear go_away vanish|20a d5 17|awz
crop_up pop_up||474
becloud befog cloud fog haze_over mist obnubil obscur|2vr|9jg
blur film_over glaze_over||
overshadow||9kv
eclips occult|22g|9kx
disguis mask|1if|9jg
camouflag|1if|9kz
orient||51c
guid||9l1
reorient||9l1
disori disorient||4to
blink flash twinkl wink winkl|26r|
flick flicker|26t|9l5
beat_down||bbk
beacon||bbk
gleam glimmer|26u|
glow||
fluoresc|2b4|9la
scintil|2c7|9lb
glow radiat||9ie
blur||3b5
focu|p7|
refocu|p8|9lf
bedazzl daze dazzl||9m8
glare||bbk
gleam glint glisten glitter shine|26t|9ie
spangl||9lj
monitor supervis|1ob 19v|9mc
monitor||9mc
sight spy|1a1 19w|9fn
ogl||9i6
leer||9i6
gape gawk gawp goggl|19r|9i6
admir||9i6
contempl|19q|9i5
groak||9i5
peep|19l|9i6
glanc glint peek|19l 19j|9i6
inspect||9i7
perambul|ig|9lw
case||9lw
vet||9lw
overlook||9hy
consid studi|z8|4ul
gloat||9i6
ey eyebal||9i6
reconnoit reconnoitr scout|1fe 1ff|9mc
squint|2wk|9i6
blind||3b5
abacin||9m6
blind||
seel||9m8
peer||9i6
intrud nose poke pry||9kk
observ|19u|9k6
hear||9fn
listen|1a2|9fn
hear_out||9me
advert||9me
fixat||9mg
listen|1a2|53y
inclin|lc|9mi
creak screak screech skreak squeak whine|23y 255 25h|9mq
racket|24z|9mq
brattl clack clatter|23r 23t|9mq
clitter stridul|25j|9mq
drown_out||9mq
jangl jingl|24f|9mq
nois resound|24m|9n7
scream|255|9mq
splat|25f 25d|9n7
backfir|26g|9mq
twang|25x|9n7
twang|25x|
clang clangor|23s 2r|9n7
clank|23s|9n7
clangor clangour|23s|9n7
boom boom_out|23d|9n7
drum thrum||9n7
rattl|250|9n7
ruckl||9n1
crackl crepit|23x|9n1
tick ticktack ticktock|25s 25r|9n7
ring_out||9mq
reson vibrat|2bk|9n7
sound|22o 2bl|
tweet twirp|25y|9n7
skirl|259|9n7
gurgl|249|9n7
glug||9n7
whish||9n7
guggl||9n7
ping|24q|9n7
ping pink|24h 24q|9n7
trump||9n7
squelch||9n7
chug|23q|9n7
ting|25t|
strum thrum|25p 25k|
sound|22o 2bl|5th
peal ring|24p 251|9n7
ding dingdong dong||9nm
tintinnabul|251|9nm
peal|24p|9nm
knell ring|24g 251|
knell|24g|9nm
toll|23b|9nq
bombil bombin buzz|23g|9n7
chime||9n7
blare blast|23c 236|9mq
rustl|254|9n7
crack||9n7
crack|23w|9n7
beep blare claxon honk toot|25u 23a|9n7
tootl|25v|9nz
whistl|260|9n7
echo resound reverber ring||9n7
conson||9o2
reecho||9o2
reecho||9o2
bong||9o2
thud thump|25o|9n7
crump scrunch thud|256 25o|62v
clop clump clunk plunk|24u 25o|9n7
patter|24o|9n7
knock pink rap|24h 26l 67 24n 25n|9n7
click tick|25r 23m|9n7
chatter click||9n7
pop|24v|9n7
sputter|25d|9oe
chink clink tink tinkl|23m 25t|9n7
clink|23m|
slosh slush splosh|25e|9n7
hum thrum|24e|9n7
bleep|23a|9n7
grumbl rumbl|253|9n7
boom din|23c 23d|9n7
bang|236|9n7
babbl bubbl burbl guggl gurgl rippl|249 20t|9n7
lap swish swoosh swosh|25m|9n7
drone||9n7
birr purr whir whirr whiz whizz|25z 261|9n7
bug intercept wiretap|zq|9ov
overhear||9md
hark harken hearken||9me
eavesdrop||9me
deaf deafen||9gg
hush pipe_down quiesc quiet quiet_down quieten||
soften||
gag muzzl||4bd
damp dampen dull muffl mute tone_down||9oy
tast|1a4|9fn
flavor flavour season|e8|
curri||9p2
resin||9p2
spice spice_up zest||9p2
ginger||9p5
discern distinguish make_out pick_out recogn recognis spot tell_apart||
discrimin||9p7
savor savour|17w|9p1
savor savour||9p2
savor savour tast|1a4|
smack tast|1a4|9pb
reek smack smell||5ox
disgust gross_out revolt||9gl
nauseat sicken|2r4|9pe
dulcifi dulcor edulcor sweeten|ea|
honei||9pg
saccharifi sugar||9pg
pepper||9p5
salt|e9|9p2
candi glaze sugarcoat||9pg
mull||9pg
acetifi acidifi acidul sour||
track||9mc
seem||9ig
survei surveil||
see_through||9fn
etch||9ip
sight||6de
flush||9la
give|3t 1li|
cough_up poni_up spit_up||9pv
gift|1li 3t|
regift||9px
dower endow|1ll|9px
benefic||9pz
distribut give_out hand_out pass_out||9px
give_away||9px
raffl raffl_off|uo|9px
bung fee tip||9px
keep|15z|9q7
carri_over hold_over||9q5
hold||
monopol monopolis|1ny 2tx 2ty|9q7
exert wield||9q7
possess|15y|
prepossess||9qa
repossess take_back|3q|
kite||9th
kite||3cy
scale|ki|
bui purchas|2y 31|9qp
bui_back repurchas|2z|9qg
charter hire leas rent|1mp|9qp
leas rent||9pv
subleas sublet||9qj
farm_out hire_out rent_out||a2v
receiv|3s|9qp
hustl||9qm
fenc||9qm
acquir get|9 2u|
bui||9qp
glom||9qp
deni refus||9q5
abneg|b5|anf
line_up||9qp
keep_back withhold|160|9qs
deni||9qv
reserv||9qv
devot||9qx
immobil immobilis||9qv
deduct recoup withhold|nu|9q5
dock||9r0
annex||9xf
fund||9x2
fund||a37
subsid subsidis|3j|9rh
subsid subsidis|3j|9uv
financ|1o5 1lu 1lv|9uv
seed||9r7
financ|1o5 1lu|9w9
fundrais||a0u
collect||
farm||9rb
refin||9r7
fund||a0q
computer computeris||9y5
fund||9r7
support|1tg|9pv
see_through||9rh
patron patronis sponsor||9rh
sponsor||ary
cosponsor||9rj
negoci||9u0
convei|1mg|
desacr secular|1mj|
cast_aside cast_away cast_out chuck_out discard dispos fling put_away throw_away throw_out toss_away toss_out|d 4s 3v|9rw
slough_off||9rw
jettison||9rp
junk scrap trash||9rp
wast||9rp
comb_out weed_out||9rw
work_off||9rw
remov|qw|
cull||9rw
ditch dump||9rw
dump||9rp
preserv save|2vk|9q5
scant skimp stint||a37
fin||a4t
motor|4m|a4t
motor|4m|a4t
terrac terrass||a37
dado||a37
innerv||a37
reclaim|3y|6e8
embalm|16f|9y2
mummifi|16g|9s9
chuck ditch||9se
foreswear quit relinquish renounc|bu|9sd
abandon give_up|b0|
abandon|3u|9rp
ditch||4sw
maroon strand||4sw
allot assign portion|1lf 1lb|9zn
reallot|1lc|9zn
bequeath||9px
devis||9sj
accru|ot|
propag|18f|
hand turn_over|jw|
sneak||9sn
commun convei transmit|21r|9ss
load||9ss
offset||9ss
transfer|jr ar|8m5
import||9ss
export||9ss
offload||9ss
ftp||9ss
spool||9ss
download||9ss
upload||9ss
alloc apport|1lb 97|9sh
realloc reapport|1lc|9t0
ration ration_out||9t0
ration|1le|3lz
cede surrend|bv bx|9px
yield_up||9t4
give||5xc
cast||9t6
accept|9j|9qp
admit||9t8
refuel|1ja|9tb
fuel|1ja|
welcom||9t8
declin pass_up refus reject turn_down|b3 aw|
honor honour|2tg|9t8
contribut|1lm|9uv
dishonor dishonour||9td
obtain|2v|9qp
sourc||9th
procur secur|36|9th
extract||9th
take_out||9th
copyright||9tj
patent||9tj
ek_out squeez_out||9th
ek_out squeez_out||9z1
enlist||9tj
recruit|1x9|9tq
seek|151|8k2
quest|1dt|9ts
extort goug rack wring|14u|a2b
gazump||atq
extort|1jg|
blackmail|14v|9tw
scalp||9u0
bootleg||9u0
sell|1n1 1mv|9vf
remaind||9u0
resel||9u0
syndic|1n2|9u0
deaccess||9u0
sell_off|1n9|9u0
fob_off foist_off palm_off||9u0
realis|1n8|9u0
auction auction_off|3w|9u0
sell|1mn 1lo 30 1n1 1mv 1mf|9ua
transact|1mf|a9h
pyramid||9u9
misdeal|1lg|
retail|1mx 1n4|9u0
wholesal|1my|9u0
liquid sell_out sell_up|1mz|9rp
recov regain retriev|3p l|9qp
bump chanc encount find|273 c|
access||9ug
log_off log_out||95a
recoup recov recuper||9qp
recoup reimburs||9um
recompens remuner|1nh fb|9uv
overpai|1nd|9uv
underpai|1nj|9uv
prepai|1ne|9uv
compens indemnifi recompens repair|fc 43 fb|9uv
insur|2w6|6aj
indemnifi|2w6 2vy|5km
reinsur||9ur
coinsur||9ur
pai|1nb|9pv
tith||9uv
ant_up pai pai_up|1nb|
make_up pai_off|fb|
default||ap4
ow||
ow||
bounc||943
remit||9uv
accord allot grant|1lk|9pv
allow grant||9pv
vouchsaf||9v5
allow||9v5
deed_over||9px
appreci prize treasur valu||50l
cash||9vf
liquid||9va
pai_off||9uv
ransom redeem|2z 48 1nf|9vf
redeem||9vf
exchang interchang|5 1mk|
interchang replac substitut|ac 28r a7|3b5
reduc||9vg
truncat|1di|9vg
sub substitut|yi 28r|9vf
swap switch swop trade|28r a6 1ml|9vf
barter|1ml|9vf
bargain_down beat_down||9vn
chaffer haggl higgl huckster||9vo
bargain dicker||57q
trade|1mn 1ml 1lo|9vf
merchandis trade|1mv 1mn 1lo|
traffic|1mw|9vq
arbitrag|1lq|9vq
traffic|1mw|9vq
broker||57q
award|1id|9t0
certif||9vv
award grant||a26
pension pension_off||9vx
present submit|1id|9pv
donat|1lm|9px
bestow confer|1lj|9vv
bestow||9pv
heap||9pv
miter||9w1
bless||9w1
graduat|29i br|9w1
graduat|29i br|9qm
lavish shower||6dv
credit||9wc
balanc||9wc
overbal||9wc
account calcul|190 y7|
debit||9wc
compound||9wc
lai_aside save_up||
overspend||6dv
trifl_away wanton wanton_away||9wl
underspend||9wl
misspend||9wl
save||
expend spend|1nk 1ni|9uv
spend|1ni|6dt
overspend||9wm
underspend||9wm
take us_up||6dx
squander wast|12n|6dx
fling splurg|ur|6dv
conserv econom economis husband|9x|9s0
ration rationalis|1oh|aeq
retrench|9y|9ws
forag scroung|1dr|6cl
rustl||9wv
cadg schnorr scroung shnorr||9x0
bum cadg grub mooch spong||9th
freeload||9wy
beg||56r
panhandl||9x0
invest|1v6 1lw|9wl
roll_over|1q5|9x2
roll_over||57r
shelter||9x2
tie_up||9x2
job specul||9x2
bull||9x7
appropri conquer seiz|3n 3l|9xf
reconqu||a0m
preoccupi|3h|9xf
confisc impound seiz sequest|3a 3c 3i 3e|
garnish garnishe||9xc
bui_out bui_up|155 156|9qg
arrog take_over usurp|3c 1p6 3b 34|
hijack||9xf
raid|14h|9xf
arrog claim||56r
pretend||9xi
requisit||9xi
derequisit||a24
reclaim repossess||9qp
distrain||9xm
foreclos|3r|9xm
arrog||9xi
abstract cabbag filch nobbl pilfer pinch purloin snarf sneak swipe|14n|a2m
rustl|1eo|a2m
shoplift|14o|a2m
hold_up stick_up|14q|a2l
mug|14a|9xt
pirat|133|a2m
plagiar plagiaris|133|a2m
crib||9xw
profit||9z1
clean_up||9xy
profit||9z4
capit capitalis|1e4|9z4
conserv keep_up maintain preserv|g6 16d 27a 16e|
plastin|2im|9y2
exhaust plai_out sap tire|nb|6dt
hive_away salt_away stack_away stash_away store|161|9q5
victual||9y5
mothbal||9yd
reposit|ow|9yd
wharf||9yd
tank|164|9yd
loft||9yd
warehous|ow|9yd
store|161|9q5
garag||9yd
bottl||9yd
ensil||9yd
hold_back keep_back retain|15z|9q5
hold_down||9yh
bribe bui corrupt|14f|9uv
sop||9yj
rake_off||9z1
bui_off||9yj
give_back refund repai|1ng|9uv
reimburs||9yn
stock stockpil|ox|9q7
find regain|c|9qp
locat turn_up|8i|9yq
unearth||9yr
attain|c|9yq
foot||9uv
pinpoint||9yr
lose||
lose||
sleep_off||9yx
gain win|21|9qp
cozen|13g|9yz atq
earn realis realiz||9qp
earn garner||9qp
letter||9z2
benefit gain profit||9qp
pyramid||9z4
benefit||36o
net sack sack_up||9z4
gross||9z1
net||9za
pai|1bi|9z1
pai_off||9za
deriv gain||9th
rout_out rout_up||9yq
bag pocket||a2m
defalc embezzl malvers misappropri pecul|12d 14g|a2m
fiddl||9zf
draw reap||9zc
deliv fork_out fork_over fork_up hand_over|1mh bw|9sn
bail|1mi|9zi
give_away||9zi
barter_away||9vp
apport divvi_up portion_out share|1lf 1lh|9q1
administ allot deal_out dish_out dispens distribut dole_out lot mete_out parcel_out shell_out|1lb 1la 1l8|9pv
admeasur||5ns
partak share|1lf|9qp
share||6dy
doubl_up||9zq
pool||9zq
commun communalis||9zq
impart||5r3
tender||9zz
tender||9px
offer||a37
signal signalis||a37
offer proffer||9pv
extend||a37
market|1lt|9vq
market|33 1mv|9u9
bid tender||
subscrib||a03
pledg subscrib|1ln|9w0
overbid||a03
underbid||a03
outbid||a03
underbid||a03
bid||64b
outcal||a0a
underbid||a0a
outbid||a0a
overbid||a0a
preempt||a0a
disburs pai_out|1ni|9uv
assum take_over|34|
preempt|39|9qp
preempt||9qp
hawk huckster monger peddl vend|1n5|9u9
forego forfeit forgo give_up waiv|bz b6|9se
recaptur retak|49|
captur|2di|3b5
grab snaffl snap_up|78|
hog||a0o
accumul amass collect compil hoard pile_up roll_up|1gl ot 1gj|9y5
gather_up pick_up||9qp
cach hive_up hoard lai_away squirrel_away stash||9wf
hive||9y5
rais||9rb
impos levi|1nv|a2h
toll||a0v
tith||a0v
tith||a2h
reimpos|1ph|a0v
mulct||a0v
tax|1qk|a0v
excis||a11
tariff||a11
surtax||a11
overtax||a11
assess tax||51h
assess||a2h
contribut|3t 1li 14z 1lm|9pv
combin|22t pl|a18
administ||
insuffl|179|a1a
return|3p|9pv
feed_back resubmit|2fp|a1c
restitut restor|3p|9yn
deposit|1ly|9pv
redeposit|2j2|a1f
chequ||a1i
draw_off|1x6|3f0
divert hive_off||a1i
overdraw||a1i
tap||a1i
call_back withdraw||
decommiss||a1m
smooth smooth_out||a65
depriv|1po|9qv
dock||a1p
bilk||a1p
disinvest divest|ra 1n0|a1i
depriv divest strip|2v6 1po|
dispossess|1s8|a1t
clean_out||a1t
uncloth||a1t
deplum displum||a5h
unsex||a1t
orphan|2wz|a1t
bereav|2mw|a1t
inherit|35|9qp
inherit||9qm
disinherit disown|1hc|a1p
relinquish resign|bu bz|9sn
cede conced yield|bv|9pv
give||
impoverish|1pp|a1p
beggar pauper pauperis|1pp 2v7|a27
bankrupt ruin smash|2uo|a27
enrich||3g1
fleec gazump hook overcharg pluck plume rob soak surcharg||atq
undercharg||a2h
discount|nw|a2f
mark_up||a69
mark_down||a60
rebat||a2d
bill charg||9wc
surcharg||a2h
invoic||a2h
chalk_up run_up||9v1
rob|14p|a2m
rip rip_off steal|14m|
cop glom knock_off snitch thiev|14m|a2m
walk_off||a2m
hustl pluck||a2m
stock_up||a37
overstock||a2q
understock||a2q
caption||a37
borrow||9qp
lend loan||9pv
add bestow contribut impart lend||3b5
factor||a2w
instil transfus||a2w
breath||a2y
tinsel||a2w
sacrific|cx|axa
immol|cy|a31
shop|32|9th
market||a33
brows shop|32|6xl
antiqu||a35
furnish provid render suppli|1j4|9pv
tube||a37
ticket||a37
stock||a37
stock||a37
stock||a4t
rim||a37
fret||a37
rail||a37
grate||a37
capit capitalis||a37
alphabet||a37
wharf||a37
uniform||a37
railroad|1e2|a37
partner||a37
bewhisk whisker||a37
subtitl||a37
headlin||a37
match||a37
hobnail||a37
wive||a37
victual||a37
cloi surfeit|17u 2uc|a37
heat|2be|a37
locat place site|xi 1il|65p
seat||a37
reseat||a3x
ramp||a37
munit||a41
arm||a37
rearm|1q9|a41
interleav||a37
glass glaze||a37
crenel|1ba|a37
causewai||a37
canal canalis|1oy|a37
bush||a37
brattic||a37
furnish||a37
slat||a37
refurnish||a4a
berth||a37
bed||a37
bunk||a4e
computer computeris||a37
costum||a37
bottom||a37
rafter||a37
tool||a37
retool||9vg
kei||a37
fuel|1ja|a37
ga_up||a4n
refuel|1ja|a4n
bunker||a4n
provis purvei|1jc 1j4|a37
afford give yield||a37
equip fit_out outfit|1q8 1q7|a37
horsesho||a4t
instrument|9h 4b|a4t
transistor transistoris||a37
muzzl||a4t
unmuzzl||9rw
kit kit_out kit_up||a4t
appoint||a4t
rejig||a4t
refit||a4t
armor armour||a4t
upholst|1na|a37
accout accoutr||a4t
supplement||3g1
vitamin vitaminis||a56
ek_out fill_out||a56
flourish prosper thrive||3cf
bank||66i
bank|1ly|9ua
sacrific|b6|a24
sign_away sign_over||9t4
sacrific||9u0
repai requit|1ng 1uu|9pv
pai_back repai reward|1y4|a8n
despoil forai loot pillag plunder ransack reav rifl|1em 1ep 1er|
plunder sack|14i 1em|
loot plunder||a2m
scrimp skimp stint||9wk
spare||9pv
smuggl|1ms|a5o a5n
import|1mq|9vq
export|1mr|9vq
adopt borrow|37|9t8
adopt espous|9j|4yu
hock pawn soak|1mo|a5s
consign||a5z
recommit||a5z
oblig|2v3|a5z
consign|1qy|9se
consign|jv|7cu
commit institution institutionalis|dq 1qy|9ss
hospit hospitalis|zt 2x9|a5x
commit confid entrust intrust|2l5|9sn
knock_off shave||47r
secur||5ki
certifi|8c|a61
defrai|1nb|9uv
harbor harbour||9q5
disembarrass free rid|1yh r6|
disinfest|ei|a65
disembodi||a65
dump underpric|1n3|9u0
price||51h
manipul rig|14l|a69
overpric||a69
undercut undersel||9u0
underquot||a69
mortgag||9v0
bond||a6e
liquid pai_off|d1|9ux
amort amortis|1nc|a6g
cleat||a37
close_out|1n7|9rp
coal||a37
corbel||a37
cornic||a37
snag||9th
constitution||a37
curtain||a37
distrain||9xc
distrain||a0v
gate||a37
index|1gg|a37
articul joint||a37
wire||a4t
rewir||a6v
dispos|d|9u0
redispos|1p1|a6x
kick_back||9uv
pump||a37
entrust||9sn
fuel|2fu|a37
rememb||9sj
flood glut oversuppli||a37
econom economis|9x|9wl
toggl||a37
patch|g5|a37
water||a37
grab||9th
leverag|1lx|a37
leverag|1lx|a56
bleed||9tu
top_out||a37
reflector reflectoris||a37
subrog|ad|9vg
outsourc||9ti
retrofit||a37
border edg||a37
machicol||a37
sanit|2v8|a37
transloc||9ss
transloc|2kc|94w
shaft||a4t
spar||a4t
stave||a4t
vest||9pv
hat||a37
entail||9sj
enfeoff||9pv
theme||a37
deaerat||9rw
decaffein||9rw
decarbon||9rw
decerebr||9rw
dechlorin||9rw
defat||9rw
defibrin||9rw
degreas||9rw
deioniz||9rw
delist||9rw
deloc||9rw
deoxygen||9rw
destain||9rw
desulfur desulphur||9rw
detick||9rw
devein||9rw
fettl||9rw
flesh||9rw
flens||9rw
kern||9rw
kern||a37
pith||9rw
scum||9rw
unbridl||9rw
lai_out||9wl
embattl||7wr
headquart||a37
renounc resign vacat||a9z
act|9a 2nn 2|
satisfic satisfis||a8n
maneuv manoeuv manoeuvr||a8n
dispatch||a8n
evad||a8n
race||a8n
plai||a8n
deal|6 1oa|a8n
partner||a8n
exert|yc|a8n
overexert|yt|a8w
egotrip||a8n
reciproc|5 1ux|a8n
go proce|1hd 1rv|a8n
embark ventur|15f|a90
steamrol||a90
assert||ao7
sit_back||9i1
whip_through||6e5
bull bull_through||583
backslap||2yn
perform||a8n
dare presum|1u8|a8n
engag prosecut pursu|te 1v5 1h8|a8n
politick||a9a
logrol|1mm|a9b
wage|1e8|65y
provid put_up||a9d
pursu|1h8|a9j
check_out run_down||a9f
interact|3|a8n
margin marginalis|2hg|a9h
react||a8n
buck||a9j
backfir backlash recoil|av 2j|3yc
abdic renounc|b2|a8m
retir|2lp bs|a9z
retir withdraw|q2 bs|b3v
superannu|a9|
pension_off||abx
bow_out|18|a9n
back_down back_off bow_out chicken_out pull_out||
resil||a9s
acced||acc
ascend|2ts|a9u
adopt assum take_over|34|
resum||a9w
offici|w0 120|a98
quit resign step_down||
top_out||a9z
drop_out||a9o
instal|29g dr|
induct seat|29g|aa2
ask_over invit||56r
disinvest divest||ads
post|xi|aar
consecr ordain ordin|1hz 1hy 99|aa8
enthron invest vest|29h|aa2
adorn cloth invest|ai 29h|a4t
social socialis|1nz|aac
groom train|1af|aac
educ|xp 1a7|3io
coeduc||aac
school|1a8|aac
civil civilis cultiv educ school|2uh|4ct
sophist||aaf
social socialis|1uq|a9h
fratern fraternis|1l2|aah
hobnob||aah
hang_out||8lm
induct initi|29g|agl
readmit|1vq|agl
coron crown|29h|aa8
enthron throne|xj 29h|aa8
dethron|bj|aa5
unseat||ac2
assign deleg deput design|125 94 1os 98|ajl
devolv|1ot|aar
task|11z 15c|aar
place|2l4|aar
regiment||aar
reassign transfer|127|aar
second|128|aaw
exchang|a7|aaw
altern||aay
rotat||aaz
fill||acq
deput deputis|1os|ajl
deput deputis substitut|yi|ac8
deleg deput|1os 98|aar
mandat|1or|aar
inaugur kick_off|1zr dp dw|810
dedic|29c|ab6
appoint constitut name nomin|95 94|80n
name nomin|95 94|ajl
renam||ab9
tenur||abc
elev promot upgrad|2lg p0 af|aar
bring_up||abc
ennobl entitl gentl|22|abc
baronet baronetis||abe
lord||abe
celebr lionis lioniz||ahg
dub knight||abe
bump demot releg|1gh ah|aar
sidelin||abj
reduc||abj
favor favour prefer|ag|abc
prefer||9uv
screen screen_out siev sort|2jw za|4yu
elect|9m|4yu
reelect|9l|abp
engag||acl
nomin propos||4yu
boot_out drum_out expel kick_out oust throw_out|bb bi|ac2
excommun|2sb|abt
bring_down overthrow overturn subvert|c2 c1|ac7
revolution|1eh|abv
dismiss displac fire forc_out sack send_away termin|c4|ac2
clean_out||abx
furlough lai_off|d3|abx
downsiz||abz
squeez_out||abx
remov|c6|
pull_off||ac2
winkl_out||ac2
invalid||ac2
move_out remov take_out||
depos forc_out|bj|abt
replac supersed supplant|aa ac ab|acc
displac preempt||ac8
usurp||ac8
oust||ac8
succe|1g9|
labor labour push tug|15g ya 15c|ace
fight struggl|yd 153|ap7
flounder||ace
preced|1wj|
overdr|2nq|ack
carpent|xl|ad1
implement|f|6dy
exploit overwork|1dx yg|
emploi engag hire|2m1 1tj|
ship||acl
contract sign sign_up||acl
retain||b3q
contract_out||acn
work|xh|
tinker||acq
clerk|y8|ad1
take_off||599
reliev take_over||ads
spell||acu
page||ad1
walk_out|1vg 1vf|aoj
blackleg fink rat scab||acq
rat||acl
wait waitress||ad1
work|x5|
election|15h|ad1
assist||ad1
beaver beaver_away||ad1
belabor belabour||
potter putter||ad8
peg_away plug_away slog||ad1
busi occupi|xd|ad1
dabbl smatter||ad8
collabor cooper|sj 1sm 1sq|ad1
collabor|1sr|ada
financi||afw
coact|1sq|a8n
idl laze slug stagnat|2nw 1jr|
moon||ade
daydream moon||ade
recreat|t6 uv 7|
dabbl paddl||
dig drudg fag grind labor labour moil toil travail|yb yc ya 15c|acq
farm|u7|acq
ranch|1bs|adk
moonlight||acq
job|11z|acq
man||acq
buckl_down knuckl_down slave|yh|acq
free liber loos releas unloos unloosen|44 2n4|
bail||adq
discharg|c4 44|
cashier||ads
quench||4bf
allow permit||
bottl_up inhibit suppress|1k8|
keep_down quash repress subdu subjug|2n6 sw|adz
dragoon||am1
crush oppress suppress|1ky sy|
volunt||ad1
offer volunt||a8n
inaugur|dp|ae3
open|1zk 29e do|810
close|d2 bp|3zj
open|29e do|
close close_down close_up fold shut_down|d2|
reestablish reinstat|2lk|3b5
establish found launch set_up|dq dm|ae5
abolish|d0|
cashier||ae9
ordain|99|aa8
enact ordain|1nr|5z8
reenact||aec
adjourn|18 1jw|ae6
prorogu|1jx|aee
assembl foregath forgath gather|1uj 1um|a9h
caucu||aeg
alli|1l0|avl
misal|2m0|aei
disassoci disjoint dissoci disunit divorc|q4 2sj q1 2sx|aen
imprint||apw
milit||apw
break_up part split split_up|c0 1yw qa 1zx|
administ administr|1od|af5
pontif||aeo
organ organis|1of dm|af5
territori territorialis|1gq|aeq
reorgan reorganis shake_up|1oi an|aeq
regroup reorgan reorganis|an 1oi|agd
retool revis|rj|aes
collectiv collectivis|1py|aeq
soviet sovietis||6uv
organis union unionis|dm du|aez
confeder|2sn 1l0|aiz
join||
affili|2l6 1l3|aez
rejoin||aez
infiltr penetr|1f7|aez
union unionis|du|aj5
disorgan disorganis|2vd wa|
care handl manag|1o9 16w 1o3|afn
dalli flirt toi|uw|a8n
mind||af5
coordin|15t|af5
coordin|15t|b5v
juggl|ln|af5
process|1hd 2ir|af5
expedit||auo
misconduct mishandl mismanag|1o6 1o7|af5
tend||af7
stoke||afe
approach|1de|a8n
direct||af5
guid steer|168 1p5|afh
chair chairman||afk
head|1wi|afh
captain||afk
spearhead||afk
control||
internation internationalis|1pt|afn
govern|1no|afn
regiment|1pg|afn
monopol monopolis|2tx 2ty|afn
har rein||afn
corner||afn
manag overse superintend supervis|1o3 1ob|aeo
presid||afn
oper run|1og 1lr|afh
warm_up||afw
certifi licenc licens|8c 1on 2n3 1om|5bi
decertifi derecogn derecognis||
patent||aj6
conduct|1mf 1oe|af5
racket|14e|ag1
special specialis|xe|ad1
minist||ad1
intern||ad1
skipper||ad1
boondoggl|8|ad1
entitl||aje
franchis||afy
charter||afy
certifi endors indors|8c 1on|5kp
incorpor||7xx
form organ organis|dm 1of|7xx
choos_up||agd
draw_up||agd
regiment||agd
syndic|1oj|agd
syndic||ay8
exclud keep_out shut shut_out|2ld|agn
lock_out|au|agj
admit includ|oy|5bg
particip|2l0 1v5|a8n
keep prevent|1kt|
restrict||agn
keep_away||agn
restrain||agn
blank||agn
hinder imped||agn
inhibit||ags
repress||ags
interfer|1kj|ags
set_back|29z|ags
hobbl||ags
stunt||ags
dwarf||agy
embargo||asa
forbid foreclos forestal preclud prevent|1kx|
avert avoid debar deflect fend_off forefend forfend head_off obviat stave_off ward_off|1kx|ah1
favor favour privileg|1uc|5bg
back endors indors support|1t8 1ta|5bt
canvass poll||
circular||ahj
circular circularis|1m0|ah5
poll||9qp
patrol polic|16l|ahb
watch watch_over|19u 19y|4xu
guard||aha
babysit||ahb
buri entomb inhum inter|29a|7p2
reburi|1ij|7p2
disint exhum|i|6xd
honor honour respect|1sp 1uh 2ti|507
toler|1ow|ahg
disrespect||
canvass||59i
buttonhol lobbi||59i
domicili hous||b1q
rehous||ahl
home||ahl
kennel||b1q
stabl||b1q
stall||b1q
leas rent|1mp|5kc
tenant||b12
charter hire leas rent||5kc
subcontract||acq
farm_out job subcontract|11z|acl
vote|9n 9o|4yu
vote_down||ahw
vote||639
vote|9n 9o|639
outvot||ahw
ballot|9o|ahw
poll||ahw
abstain||b8t
avoid||
fiddl goldbrick shirk|12k|ai4
scrimshank||ai5
maling skulk|12j|ai5
slack|12k|ai5
spare||b8t
favor favour|1uc|ai9
ratifi sign||ajy
cosign||ajy
probat|8f|ajy
boycott|b7|aif
ostrac ostracis|2t6 bd|agj
dismiss send_away||abx
frequent patron patronis shop sponsor||ary
filibust|1k1|as2
legisl pass|1nr 1nq|aec
liber liberalis|n7|3b5
liber liberalis|n7|39v
decontrol||aik
gerrymand|13i|7ql
carv_up dissev divid separ split split_up|q6|
section sectionalis|rg|aio
hive_off||anm
triangul||aio
unit unitis||aio
lot||aio
parcel|q7 1lb|aio
sliver splinter|pd|aio
paragraph||aio
canton||aio
balkan balkanis||aio
unifi unit|pu|aez
associ consoci|2l6 1l1|aiz
confeder|2sn 1l0|aiz
reunifi reunit|pw|aiz
regist||aj5
matricul|1vr|aj5
enrol enter inscrib recruit|v|aj6
regist|v|5w7
list|1gc|aj6
inventori|1gd|aj7
empanel impanel||aj7
index||aj7
blacklist||aj7
blackbal neg veto|bl|590
defeat kill shoot_down vote_down vote_out|29y|ajc
author authoris empow|1ok|ajl
empow endow endu gift indu invest||4hc
coven||5jx
commiss|126 1oq|5bi
commiss|2nr|a4t
accredit recognis|1op|afy
accredit||ajl
appoint|126 16w|
creat||ajl
confirm||5bt
defrock unfrock||aa5
disenfranchis disfranchis|1hb 1oo|a1p
enfranchis||9v4
affranchis enfranchis|2mz|am2
cancel strike_down|da|5df
write_off||ajs
call_off cancel scratch scrub|da|
annul invalid nullifi quash void|d8 2ue 1va|ajs
set_aside||ajv
abrog|d9|ae9
formal formalis valid|1g6|5bi
formal formalis|1g6|5df
sanction|1ol|aje
issu suppli|1j4 2k4 1jb|ak4
reissu||ak1
reticul||ak4
distribut|1mu|
disbar|ba|5ta
commiss||55z
crimin criminalis illeg illegalis outlaw|13x|5as
monet monetis|8e|ak9
decrimin decriminalis legal legalis legitim legitimat legitimatis legitimis|1sa|5bg
trust||5bg
desegreg integr mix|1sl|
segreg||anm
bump_off dispatch murder polish_off slai|cj cg|6yl
burk||akd
bench||ac2
assassin|ch|6yl
execut|1qt|6yl amb
quarter||6yl
pillori||amb
gibbet pillori||9ix
crucifi|1qx|akh
execut|cg|akd
lynch|co|6yl
pip shoot|cr|6yl
flight|j1|ako
pick_off||ako
electrocut fry|1qw|6yl
electrocut|cz|
hang string_up|1qv|akh
halter||akt
gibbet||akt
date||8lc
date||avl
ask_out invit_out||56r
reunit|pw|al0
meet|29p 1um|
rendezv|1un|al0
visit|1ur|al0
conjoin espous marri wed|1hr|aiz
inmarri|2ly|al3
mismarri||al3
marri splice wed|29b 1hr|a9y
solemn solemnis|uz|al6
wive||al3
wive||al3
intermarri|2lz 2ly|al3
remarri|1vs|al3
coupl pair pair_off partner_off|qn|aiz
divorc split_up|1sh|aen
celebr fete|296 298 t8|al0
jubil|298|ale
jollifi racket revel wassail|up 24z uq|ale
parti|292|ale
rave|295|alh
entertain|ta|aah
amus disport divert|t6 ta|alj
slum||b6w
visit||8lq
carous riot roister|uu ut|alg
ban censor||ak7
embargo||alo
bail_out||adq
gaol immur imprison incarcer jail jug lag put_away remand|kr 2nb 1qp 1pc|alt
bust raid|1f8|699
confin detain|2nc 1qo 1pb|
intern|2nd 1pc|alt
bind_over||alt
imprison|2nb|alt
cage|2na|alt
pin_down trap||alt
emancip manumit|1vm 1vo|am2
enslav|3o|am1
subject subjug|2n5 3n|aq5
liber|44 150 2n4 2n2 2n0|ads
emancip liber|150 2n0 1vm|3cf
appeal|1rw|5ic
appeal|1rw|5bz
book||5w7
book reserv|1tk|56r
fine ticket||am6
amerc||am8
deport exil expatri|bf bc|amj
penal penalis punish|1ql|
castig|1qn|amb
amerc||amb
victim victimis||amb
scourg||amb
hear||5a3
rehear retri|1sg|amg
adjud try|1sc 1s0|51c
expel kick_out throw_out|bb|8m5
debar suspend|1ku|amj
rustic send_down|bk|amk
repatri|10|amn
admit intromit|k5 1vp|5bg
turn_away turn_down|b3|
readmit|1vq|amn
deport extradit|by|amj
repatri|10|amq
banish bar releg|bh b8|amj
ban banish blackbal cast_out ostrac ostracis shun|be 2t6 bd|amj
ban banish||amj
rustic||amu
coerc forc hale pressur squeez|2ub 1nt 8o|an1
bludgeon||amw
steamrol||amw
dragoon railroad sandbag||amw
terror terroris|13v|amw
compel oblig|1o1 8o|58i
clamor||an1
condemn||an1
bother troubl|yj|6cu
bother discommod disoblig incommod inconveni put_out troubl|2rx 22p 2u4|3bn
shame|2to|an1
brand denounc stigmat stigmatis|1u2|5zj
classifi|1pj|anb
taboo||anb
declassifi|1pk|
restrict|15w|3lz
scant skimp||3lo
local localis|8i|anb
derestrict||asn
check contain control curb moder|1p9|3ln
bate||anf
indulg|1kg|
thermostat||anf
govern order regul regular regularis|2m2 15s 15o|51c
deregul|15p|asn
district zone||anj
discrimin singl_out|1q2|4wl
redlin||anm
stratifi|2lf 1gi|4wl
stratifi|2lf 1gi|39v
advantag||abm
disadvantag disfavor disfavour|2sa|anm
prejudic||anr
aggriev||anu
wrong|12p|anv
handl treat||a9h
crimin||anv
nurs||anv
upstag||anv
brutal brutalis|2x2 12a|anv
gloss_over skate_over skimp_over slur_over smooth_over||anv
scant skimp||ad1
abus maltreat mistreat step|su sp|anv
sandbag||anu
misbehav misconduct misdemean|129 12e|a8n
act_up||ao4
condescend stoop||a8n
acquit behav comport conduct deport|1tu|a8n
sauc||2yn
pose postur|13l|ao7
attitudin attitudinis|13m|ao9
behav comport||a8n
footl||2yn
compens correct redress right|f9 fb|3b5
overcompens||aod
abi aby aton expiat|42|aod
make_up|1zb|9uk
verifi||apb
indict||5ff
dissent protest resist|1ro|590
demonstr march|id 1rq|aoj
picket||aok
ac breez_through sail_through sweep_through||
bring_off carri_off manag negoci pull_off||aop
bomb flunk|225 25|
come_through succe win||
luck_out||aop
nail nail_down peg||aop
work||aop
overreach||ap1
pan_out||aop
accomplish achiev attain|20 1|aop
culmin||aov
compass||aov
averag||aov
finagl wangl||aov
ball_up bobbl bodg bollix bollix_up bollock bollock_up botch botch_up bumbl bungl flub fluff foul_up fuck_up fumbl lous_up mess_up mishandl muck_up muff screw_up spoil|2m 2o 2q 1x7 1o8|ap1
fail miscarri|1z5 24 2un 1z0|
strike_out||ap1
shipwreck|2a6|ap1
fail neglect||
muff|2p|ap4
fall_through flop founder|224|ap1
assai attempt essai seek try|14y 14x|a8n
grope|7c|ap7
endeavor endeavour strive|152 14x 15e|ap7
buck||ap9
essai test try try_out|z0 159 z5|4yh
float||apb
experi|z4|5a5
experi try_out||
screen test||apg
check||9i7
countercheck||apg
breathalys breathalyz||apg
democrat democratis||3b5
democrat democratis||39v
forego foreswear forgo relinquish waiv|bz|
dispens|1ov|asn
court romanc solicit woo|2l8|a8n
court||a8n
court woo|1ui|
chase|k1|apn
displai||apn
break_away seced splinter|q3 q2|aen
break_away||aen
neutral|dg|3b5
manipul|8t|apw
influenc|2ad|3bn
color colour||apw
swing swing_over||apw
betrai|131|aty
attach bind bond|1t9 2l6|
fixat||aq0
deracin uproot|jq|951
interfer interpos interven|1v8|a9h
meddl tamper|aq|aq3
domin master|2tt 1nx|afn
bring_up nurtur parent rear|2t3 1o0|
fledg||aq6
cradl||aq6
grow_up||3nm
foster||aq6
assist attend|1sx|aqx
valet||aqb
serv servic||7n1
repres|2ne 1ti|66g
repres||
compli|1so|aqh
obei|1r2|3co
disobei|1rs|5ax
counteract countermin sabotag subvert undermin weaken|1vi|aqi
counteract counterbal countervail neutral|dd|b83
overrid|d8|aqk
adventur chanc gambl hazard risk|15d 2w9 15j 15k 15l|ap7
luck_through||aqm
dare||a8n
adventur hazard jeopard stake ventur|2w9 15d 1n6|aqq
risk|15j 2w9|ap7
honor honour reward|1y4 2tg|aqs
recognis||9v9
rubric||aqs
dignifi ennobl||aqr
decor||aqr
attaint disgrac dishonor dishonour shame|2to 2tm|
aid assist help|1sx|ary
benefact|1ub|aqx
help_out||aqx
subserv|2vz|aqx
succor succour|1t0|aqx
expedit hasten||aqx
avail||aqx
abet||ad3
minist|1t0|ar6
attend|zr|ara
tend|zr|ar6
shepherd||ar7
shepherd||6an
care|zr|aqx
fuss mother overprotect|wh|ara
nurs|103|ara
salv salvag save|47 46|are
deliv rescu|3z|ari
repriev|2u2|are
redeem||ae7
redeem|40|
bring_through carri_through pull_through save||
bootstrap||aqx
rehabilit|ro|arl
reconstruct restor|g8 2t2|7z7
rehabilit|10y ga|arl
defibril|10v|arl
reinstat|2lk rp|arl
disciplin sort_out||amb
condit disciplin train|1p9|
prostitut|12y|9u0
streetwalk||arr
foster|1o0|arw
spur||arw
brevet||abc
advanc boost encourag promot|1t2 1t3 21k ee|ary
conduc contribut||arw
back_up support|1ta|
root||ary
undergird||ary
back endors indors second|1ta|ary
block blockad embarrass hinder obstruct stymi|2vh 1kl 1kk|ah1
bottleneck||as2
spike||ams
baffl bilk cross foil frustrat queer scotch thwart|27 2um|ah1
dash||as5
ruin|1z1|as5
undo||as7
shipwreck|2a6|as7
block halt kibosh stop|1kl 1jn 227 1ko|ah1
enforc implement|1ns|an1
constrain enforc impos|1ns|an1
make||
effect|2aa|a8n
practic|sk 1dz yr si|
backdat||ase
perform||801
overachiev|o|ash
underachiev underperform|p|ash
misdo||ash
complet discharg dispatch||801
execut||asb
exempt free reliev|2vw|
forgiv||asn
throne|xj|av9
spare||asn
antagon antagonis counteract||a8n
counteract countercheck||anf
purg|c7|av4
rehabilit|1ve ro|aro
anticip counter forese forestal|1kx|a8n
sin transgress trespass|12t 13q|asy
blunder boob goof sin|2m|asy
breach infract offend transgress violat|2b 142 13w 12t|ahi
conflict contraven infring|1ra 143 142 2mf|asy
trespass|12c|asy
assault dishonor dishonour outrag rape ravish|t2 2tm 148|69b
desecr outrag profan violat|12v 12b 12w|69b
bugger sodom sodomis|18c|7br
sodom sodomis||7br
exercis practic practis|1dv yr|
shaman shamanis||at5
exagger overdo|og|asd
oversimplifi|1t6|at7
overleap||at7
molest|146|69b
tackl undertak||5ci
encroach entrench imping trench|8s 20k|atd
trespass||awj
babi cocker coddl cosset featherb indulg mollycoddl pamper spoil|1kg|anv
intrud trespass|12b|asy
burgl burglar burglaris heist|14q 14r 14w|a2m
condit||5e4
heed listen mind|1a2|aqh
bunco con defraud diddl goldbrick hornswoggl mulct nobbl rook scam swindl victim|14j 13g 14l ss|atq
gip gyp|14k|atq
short||atj
bilk||atq
job||atv
shark||atv
rig|14l|atv
cheat chisel rip_off|14r 13h|atu
bunk||atq
whipsaw||atq
welch welsh||atq
victim victimis|ss 2ul|anu
cheat chisel|13h|aty
cozen|13g|atv
crib||atv
cozen deceiv delud|2rh 13j 13c|atu
shill||aty
fob fox trick|9f 13d 14j|aty
freelanc||acq
befool fool gull||aty
betrai cheat cuckold wander||aty
cook fake falsifi fudg manipul misrepres wangl|135 134 2lu 13b|atv
juggl|ln|au4
hoax|13e|aty
decoi||59k
bait||59k
ensnar entrap frame|136 1sf|aty
beguil hoodwink juggl|13f|atq
snooker||au0
celebr|298 uz t8 299|
solemn solemnis|uz|auc
corrupt debas debauch demor demoralis deprav misdirect pervert profan subvert vitiat|gq gi uu go gn|3b5
infect||aue
lead_off||aue
whore||ad1
poison||aue
bastard bastardis|gm|aue
blackjack blackmail pressur|2ub 14v|apw
suborn||aue
prosecut|1sd|
prosecut|1sd|a8n
action litig process sue|1ry 1rt|5ic
litig|1ry|5ic
commit perpetr|147|a8n
recommit||auq
rebel rise_up|1eg|aoj
rebel renegad|1rp|aoj
balk baulk jib||aqi
revolt|1eg 1eh|aus
mutini|1ei|aus
defect desert|b0 2s9 1c|9ca
rat||aux
riot|2m9 1r9|av0
rampag|wf|a8n
agit foment stir_up|8n|5al
rumpu|we|av1
conniv||5bl
oppress persecut|sv|8hh
haze||8fy
arriv||aop
persuad swai||apw
becharm charm||afn
govern rule|2tv 1no|afn
misgovern|1np|av9
dictat||av9
grind_down tyrann tyrannis||avb
reign|2tw|av9
contend cope deal grappl manag||a8n
extempor improvis|9i|ave
fend||ave
hack||ave
befriend||aq0
chum_up pal pal_up||avi
releg|1os|5jc
affili associ assort consort|1l1|a9h
agit campaign crusad fight|15g|5ts
recur resort|1sz|6dy
colon colonis|1w0|9r2
decolon decolonis|1l5|am2
philand woman womanis||a9h
condescend deign descend||a8n
condescend||a8n
interlop||aq3
parol|1wl|adq
club||aeg
club||aiz
comper emce||6hw
tutor|16w|b8o
fag||aqb
frivol trifl||2yn
humbug|13e|aty
invigil proctor|1oc|aha
happen||aw4
chanc|2ut 2ag|3yc
stamped||a8n
rain_out wash_out||agn
ply||ash
surpris|wd 1y7|a8n
blindsid||aw8
puff_up swell||2yn
mingl|1l4|
estrang||ac6
sneak||a8n
assembl|1uj|
get_away|12i|9c8
take||a8n
book|1tk|aj6
guard||a8n
us|8t ss|6ea
stet||ajv
loosen|n7|39v
loosen|n7|3b5
loosen_up||2yn
babysit||ahb
unifi||3b5
distress straiten||an5
exist|2lq|
preexist|2lr|awr
coexist cohabit||awr
coexist|2ls|awt
neighbor neighbour||7g0
neighbor neighbour||b12
begin start|dk 1zi|
dawn|1zj|awx
ceas end finish termin|1xz bn 2wx 1y0|
conclud|bo bp|awz
come_out turn_out||awz
eventu|2aa|ax1
work_out||ax1
defin delimit delin specifi||
redefin||ax4
occur||
colloc||ax6
attend|1us|
worship|1hj|ax8
offer_up|1i0|ax9
miss||ap4
skip|2l|axb
bunk_off||axc
live||
dissip|12z|axe
live_down unliv||axe
wanton||axe
veget|1jq|axe
pig||axe
bushwhack||axe
buccan||axe
bach bachelor||axe
ek_out||axe
rustic|2xj bt|b13
exist live subsist surviv|2lw 2lv|
breath||axp
indwel|2gu|awr
freewheel||axp
fare make_out||3yh
endur last live surviv|2lv|
perenn|2if|axu
live_out||axu
last_out outrid ride_out||
outstai||axx
outlast outliv surviv||
come_through pull_through surviv|2lv|680
succumb||3zv
compris constitut make_up||
compos||ay2
constitut form||ay2
chelat|2do 2dn|ay4
divid separ||
interdepend||72e
connect link link_up unit|pu 7l 2sp|
articul||ay8
intercommun||ayb
complect interconnect interlink|2st|ay8
bridg bridg_over||72e
bridg_over tide_over||b2v
becom||
root||aye
form spring||aye
aris origin spring_up upris|1zg 1zd dq|aye
resurg|1i8|ayh
reticul||39v
aris bob_up||aye
floccul|2fw|39v
floccul||3b5
nucleat||ayp
swell well_up||ayh
becom turn|27l|42g
carbon||39v
add_up amount||ayp
aggreg||ayr
demand involv necessit need postul requir|2u7 2u9|
govern||ayt
cost||ayt
elimin obviat|1kx|
close_out preclud rule_out||ayw
compris contain incorpor|oz|aza
comprehend embrac encompass|2t5|aza
featur||
bear||az0
give_off||az0
combin unit|22t|az0
star||az0
boast featur sport||az0
exhibit|v5|az8
phosphoresc|2br|az6
possess||az0
lack|2u8|
includ||
compris consist||
correspond equat|2lm|b2h
exclud||az9
prove turn_out turn_up||
turn_out||3yc
ensu result|2aa 1y2 2li|aze
subsum||aza
entail implic||azn
entail impli mean||azl
compel||ayt
necessit||azn
lead result|2aa 1y2|8c3
lead||azm
involv||az0
impli incrimin inculp|13y 13x|5ox
abid bide stai|1iu 1iv|b8y
outstai overstai||azq
wait|1jo|
adher|1t9|a5q
footl lallygag linger loaf loiter lollygag loung lurk tarri||
lurch prowl|if|azu
bum fuck_off loaf loll||ade
lurk skulk||9jg
linger_over||b00
boggl||b00
hesit waffl waver|1jl|
hover||b00
hesit paus|1jj 1jl|b06
scrupl||b02
hold_back hold_off wait||a8n
hold_out||b04
delai||b04
dillyd procrastin shillysh stall|1jy 1km|b06
procrastin||b07 b06
defer postpon prorogu put_off put_over remit set_back shelv tabl|1jv 1jx|b06
hold_over||b8y
probat|1wn|b09
repriev respit|1wp|b09
domin predomin prevail reign rule|2tu|
overrid|d8|b0d
overarch||b0d
outnumb||b0h
add_up amount number total||
averag averag_out||b0h
outbal outweigh overbal preponder||b0d
count matter weigh||
press||b0k
rate|2t9|
deserv merit||
domin|2tv 2tt 1nw 2ts|apw
overbear||b0o
possess||b0o
persist prevail||
reverber|2af|b0r
perpetu|1gv|b3r
etern||b0t
obtain prevail||awr
occupi resid|1iv 3g 1ix|b12
fill occupi||
dous dows||3jl
crowd|2lb|b0x
take_up||b0x
squat||b0w
dwell inhabit live popul|1iy|
domicil domicili resid shack|1iv|b12
peopl||b12
overpopul||b12
cohabit shack_up|1iz|b12
lodg|1iw|ahl
barrack||b17
herd||
wrangl||b19
lodg|1iw|b12
sleep_over stai_over|29j|b1b
lai_over stop_over|1j3|8mv
billet canton quarter||b17
consist dwell lie||awr
inher|2lt|
appertain pertain||
bivouac camp camp_out encamp tent|1j0|b12
inhabit|1iy|
infest||b1j
infest invad overrun|2ud 27w|b1j
nest||b12
stai_away stand_back||
chamber||ahl
harbor harbour||b1q
shelter|2w7|a37
board room||b12
agre correspond gibe jibe match talli||b2h
consist||b1s
check_out|7e|
coincid||b1s
align|1fr|b1s
correl||b1s
parallel||b1s
duplic parallel twin||b1s
squar||3co
fit|15b|
tessel||b21
joint||b21
dovetail||3ti
coincid cooccur|1xn|awt
overlap||b25
scan||b2d
depart deviat diverg vari|229 a3 22a 12g|b2k
aberr|2vf 2ah|b28
aberr|2vf 2rm|b28
vari|20e|b2k
drift||b2b
conform|1so|
beli contradict negat||b28
bear_out corrobor underpin|8d|b1s
repos resid||
equal||
resembl||b1s
approxim||b2i
differ||
counterbal oppos||b2n
counterpois counterpos counterweight||b2l
contrast counterpoint|zh|b2k
conflict|2mf|b2n
clash collid jar|2mg|b2o
behoov behov||
violat|143|
exce overstep top transcend|2lg 2lo|b35
exce surpass transcend|2lo|
overgrow||b2t
suffic|2v5|b2z
serv||809
function serv||b2v
prelud|1zn|b2x
fulfil satisfi|1z|6gn
equal match rival||64a
compens correct counterbal even_off even_out even_up|fb|b33
compens overcompens|2i5 2dx|b31
balanc equilibr equilibris|2lc 2dp 2nj|
outrank rank||b35
excel stand_out surpass||
jump_out leap_out stand_out stick_out||9ie
imit||b2i
ap|w4|b37
emul||b37
echo recal||b2i
emul|1h5|8at
cover||b2z
concern pertain refer relat touch||
center||b3d
appli||b3d
affect involv regard||b3d
implic||b3g
involv|1v5 2l0|agl
drag embroil sweep sweep_up tangl|2le|b3i
disembroil disentangl disinvolv|1vh|ads
entangl mire||b3i
concern interest occupi worri|xd|
interest||b3d
fascin intrigu|2s0|b3n
measur_up qualifi|23|b2v
keep_up prolong sustain|1th 1gv|b3r
continu preserv uphold|2xi|b3w
mummifi|2xh|b3r
close_off shut_off||b3v
chees||b3v
ceas discontinu give_up lai_off quit stop|21v 1j3 1ko 227 1ha|
hold keep maintain||
hold_over|1h9|b3w
conserv||b3w
distanc||b3w
housekeep|x9|b3w
fizzl fizzl_out peter_out taper_off||b42
discontinu||awz
leav_off||b42
jog rambl||59f
ride|ja|b47
expir run_out||b42
continu keep|1gu|a8n
span travers||b4f
extend run||
radiat rai|1w3|b49
roll undul||
top|2lg|
rim||b68
beard||b4d
cover extend||
rake||
enfilad||b4g
overlap||b4f
imbric||b4i
imbric||7j5
overspread spread|oi 28y|b4f
transgress|2cm|b4l
ridg||b4f
constel dot stud||b4f
poke_out reach_out||
rang straddl||ay2
lie||
nestl||b4r
interven||b4r
top||b4r
mediat||b4r
lap||b4r
focal focalis local localis|2fy|b4r
slant||b4r
preced predat|1wj|b4r
underli||b4r
cap crest||b4r
face front||b4r
delimit subtend||
flank||b4r
surmount||
pinnacl||b55
locat situat|8i|5ns
acquir||b57
radioloc||b57
map|1he|b57
local localis|8i|b57
command overlook overtop||b4r
dwarf overshadow shadow||b5c
hulk loom predomin tower||b5f
rear rise||9ie
loom||9ie
endang imperil jeopard jeopardis menac peril threaten|2wb 2w9 2wa|awr
beetl overhang||7hg
dote||3ne
embodi personifi||5et
character characteris||4wq
individu||b5l
defin||b5l
embodi incarn substanti|1cx|
reincarn transmigr|1z8|
bodi personifi||b5k
epitom epitomis typifi||5et
correspond repres||b2h
homolog||b1s
befit beseem suit||b1s
accord agre concord consort harmon harmonis|2m3|b1s
blend||b5v
contain|jy|aza
sleep||b9b
retain||b5x
hous||b9b
seat||b9b
stand||68v
cost||
knock_back put_back set_back||b63
accommod fit suit|22i|6gn
relent soften||
truckl||b66
line||b4r
skirt||b77
verg||b77
approach||b2j
line_up||7fn
measur|1fm|
librat weigh||4ek
weigh||b6d
last||b6d
hold_out||b6g
outwear||67o
drag_out||b6g
straddl|ms tg|
hover oscil vacil vibrat|2i2|b00
shillysh||b6l
shimmer|26s|9lj
buzz hum seeth|1wt 24e|
defi withstand||68v
brave brave_out endur weather||b6p
beggar||b6s
defi refus resist||b8j
weekend||b6w
piddl piddl_away trifl wanton wanton_away|1k0|9wl
misspend||9wl
spend||
holidai vacat|1js|b6w
honeymoon||b6x
get_through||b6w
sojourn|1j1|b6w
overwint winter||b6w
summer||b6w
diverg|1fx|
divar||b73
breast||b76
converg meet|7o 272|
border bound||b79
shore||b77
confin enclos|2n8|b5x
embank||b79
rail||b79
box_up||b79
frame||b79
pattern|si|b1s
anteced anted forego forgo preced predat|1zm 1wj|
follow postdat||
orient||920
stem||b7h
orient point||b4r
jut jut_out project protrud stick_out|sf|
overhang||b7k
push_up|2by|b7k
spear spear_up||b7k
bag bulg||b7k
protuber|2p8|b7o
cantilev||b7k
pullul swarm teem||b6o
bristl||az0
abound bristl|wi|az0
brim||az0
crawl||b7r
accompani|1xn|
attend||b7w
accompani compani companion|16p|avl
carri|jy|az0
bag||91u
dangl|kq|7hg
droop loll||b81
cancel offset||b33
countervail offset||b33
adher||b1s
share||b26
disaccord disagre discord|2mb 1r8|
gape yaw yawn||
bifurc|qh qi|b73
brood pout sulk||
inclin lean tend||
fall_out follow||azg
incur|2h 2x 1v7|9g0
overlook||b4r
enter figur||
pose||ay2
rage|2md|
rage ramp storm|2ma 2of wf|2yn
elud escap||4tq
exemplifi||b5k
date_back go_back||7yz
cloister||7g1
becom suit||3sr
interrel relat||
rut|2oh|
stagnat|2nx|
stagnat|2nw 2nx|39v
stagnat|2nw|
forbear refrain|1ju|
forbear hold_back||b8t
help||b8t
sit_out||b8t
impend|2o7|
remain stai|1iu|
sell|1n1 1mv|
scale|1g0 1fz|b6d
retail|1mx 1n4|b8z
trade|1mn 1lo|b8z
head head_up||
leav||3am
read sai||az0
persist remain||
linger||b96
number||4wz
gravit||b8b
converg||b6b
accommod||
resplend||bbt
iridesc||
opalesc||b9d
end termin|2wx 1y0 1xz|
facilit help|1sy 1sx|b2w
partak||b86
defin delin|1at 2jn|9ip
fry||41e
circumvolut||b9m
spiral||b9m
curv wind||
snake||b9m
miscegen|18e|b16
contempor contemporis synchron synchronis||3yc
foil||b2n
jumbl mingl|2ve|
wear||az0
falter waver||b00
confront|1r7|b52
balanc|2nj|
origin|1zd|awx
flow|269 2fx kv|awr
brood loom||
domin eclips overshadow||b9y
test|157 z9|
kill|cf|
adorn beautifi deck decor embellish grace|fi fk|
ornament|2ky|ba2
blanket||6jc
carpet||6jc
smother||6jc
shroud||6jc
rhyme rime||b1s
asson||ba8
oscul|2ss|b86
ascend||b8l
lubric|2xe|
trim||b33
retard|1jz|
sum sum_up summar summaris||5xc
supplement||ay2
transplant|l4|
coher||3b5
object|1ro|
cash_out||axe
bake broil||
dwell inhabit||awr
base||b57
underrun||b49
rain rain_down|2c0|baq
come_down precipit|2bu|
spat||baq
liquefi|2hc|3cf
drizzl mizzl|2c2|bap
shower shower_down|2c3 21z|bap
patter spatter spit sprinkl|2c6|bap
pelt stream|2c1|bap
sheet||baw
sluic sluic_down||baw
frost_over ic_over ic_up||39v
snow|2ca|baq
sleet|2c8|baq
flame|2fu|41w
ignit light|2gn pi|bbe
reignit||bb3
dous||bbc
combust conflagr erupt ignit|pi|3cf
blow_out||bb6
light_up||bb6
conflagr enkindl inflam kindl|pi|bb3
rekindl||bb9
inflam kindl|pi|bbm
blow_out extinguish quench snuff_out|d4|
black_out||bbc
combust|ph|
blaze_up burn_up flame_up flare|2fv|41w
flame flare|2fv|bbk
outshin||bbk
shimmer|26s|bbk
flicker|26t|bbk
beam shine|2ak|
light_up||bb3
flare_up||bb3
blaze|2db|41w
blaze||bbk
scintil twinkl winkl|26r|bbk
glare||bbt
opalesc||bbt
suck|17y|
reflect shine||bbz
luminesc|2bj|bbt
corusc scintil sparkl|26v 26r|bbt
spark sparkl|26v 2cc 26t|bbz
mirror||9im
radiat|2bz|bbz
emit give_off give_out|1w4|
scintil|26r|bbz
fume smoke|2js 2c9|bbz
reek||bbz
rai|2ak|bbz
steam||bbz
shade shade_off shadow|2mo 2mp|3ux
burn glow|2bf|bbk
gutter||bc6
blow|2ba|
breez|2am|bc8
waft||bc8
storm|2b8|bc8
squall|2cg|bc8
storm|2b8|
bluster|2bb|bc8
boom thunder|25q|
cloud overcast|2du 2mn 2vt|3ux
cloud_over cloud_up overcloud||3v3
brighten clear clear_up light_up||
blight plagu|2p6 2pb 2pn 2ww|3om
drench swamp||3ju
dry_out||3k1
fog_up||bcg
char coal||bbe
haze|2bd|bcg
deflagr|2dw|bbe`;
