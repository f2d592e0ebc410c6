/** @file Classes of English nouns that extraction treats differently. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** After a name they say what kind of thing it names: "Maharashtra state", "the Boston suburb". */
export const KIND_NOUNS: ReadonlySet<string> = words(
  'state city town village district region province county counties suburb suburbs area island islands river lake government border ' +
    'coast capital native natives resident residents territory republic kingdom empire peninsula valley mountain mountains ' +
    'administration university army police campus label series album song film novel magazine newspaper championship festival award ' +
    'prize company group party',
);

/** Name no entity when they stand alone. Singular forms. */
export const GENERIC_NOUNS: ReadonlySet<string> = words(
  'study paper result use number way thing part case example fact kind type sort form lot bit set group level rate amount ' +
    'area aspect basis context issue point question reason term time day week month year hour minute moment period today ' +
    'work research approach method technique author article section figure table chapter page list name word sentence text ' +
    'one other some many most more all each both none something anything nothing everything someone anyone people person man ' +
    'woman member place end start beginning side top bottom middle rest whole half majority minority variety range series ' +
    'finding conclusion discussion introduction background objective purpose aim goal view opinion idea sense matter ' +
    'problem situation condition event development trend change process step factor cause effect consequence impact influence ' +
    'outcome response role need ability possibility chance order addition regard respect relation connection link difference ' +
    'total percent per cent percentage share size length value degree extent scale detail item note comment remark report ' +
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december morning afternoon evening night weekend century decade yesterday tomorrow past future present ' +
    'data information evidence analysis review model system while instance hand account line sort class',
);

/**
 * States, feelings, symptoms, emissions, harms and gains: things that weak cues ("from", "after", "comes from", "produced by")
 * relate to a cause rather than to an origin or a maker. Singular forms.
 */
export const EFFECT_NOUNS: ReadonlySet<string> = words(
  'pain ache headache toothache backache stomachache discomfort soreness cramp fever cough coughing nausea vomiting dizziness ' +
    'fatigue exhaustion tiredness weakness numbness rash itch itching swelling bruise bruising burn wound injury scar wrinkle infection illness sickness ' +
    'disease disorder disability cancer tumor tumour acne allergy inflammation irritation infestation bleeding fracture trauma suffocation suffering seizure ' +
    'death fatality casualty mortality loss damage harm destruction devastation disruption delay shortage outage failure ' +
    'collapse crash blockage jam congestion gridlock backlog flood flooding fire blaze explosion evacuation famine drought pollution contamination ' +
    'erosion corrosion decay rust shrinkage distortion deformation crack leak leakage spill extinction unemployment poverty hunger ' +
    'starvation misery hardship crisis chaos panic riot unrest uprising violence tension conflict stress anxiety depression ' +
    'anger rage fury fear terror grief sorrow sadness despair guilt shame embarrassment frustration disappointment dissatisfaction ' +
    'resentment outrage joy happiness pleasure satisfaction delight excitement relief calm comfort tear laughter screaming ' +
    'smoke smell odor odour stench noise sound hum rumble light glow glare heat warmth steam radiation emission vibration tremor tsunami ' +
    'earthquake avalanche landslide wave shock tension pressure benefit profit revenue commission fortune income gain success ' +
    'progress improvement reduction increase decrease decline rise drop growth savings saving disadvantage problem trouble ' +
    'difficulty inconvenience nuisance mess confusion misunderstanding error mistake accident setback imbalance instability drowsiness ' +
    'insomnia obesity diabetes hypertension stroke asthma deterioration wear displacement inundation interference impairment dysfunction ' +
    'toxicity mutation abnormality defect deficit deficiency redness blister ulcer bloating constipation diarrhea dehydration shivering sneezing wheezing ' +
    'signal field tone electricity fume disaster mood mentality impression behavior behaviour dryness aching ' +
    'uncertainty controversy debate opposition criticism outcry backlash protest strike surge spike slump recession inflation',
);

/** Public acts that news explains by what they are over, for or against. Singular forms. */
export const PROTEST_NOUNS: ReadonlySet<string> = words(
  'protest demonstration rally march strike stir agitation dharna bandh hartal hunger-strike sit-in boycott ' +
    'picket procession vigil walkout stoppage riot unrest uprising clash fight dispute row quarrel feud ' +
    'controversy anger outrage fury outcry discontent resentment frustration tension campaign petition slogan fast standoff ' +
    'revolt rebellion mutiny criticism condemnation concern',
);

/** Nouns that stand for what was said before ("This situation led to …"). Singular forms. */
export const ANAPHORIC_NOUNS: ReadonlySet<string> = words(
  'situation development event incident trend problem condition circumstance state move step decision action change process ' +
    'outcome fact effect phenomenon behaviour behavior practice measure combination',
);

/** Words of time: what follows "since" or "for" then is a date, not a reason. */
export const TIME_NOUNS: ReadonlySet<string> = words(
  'second minute hour day night week weekend month quarter year decade century morning noon afternoon evening midnight today yesterday tomorrow ' +
    'time moment period season spring summer autumn winter semester fall dawn dusk monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'then now childhood birth inception independence start beginning end christmas easter date anniversary lunch breakfast dinner',
);

/** "that" after these opens what is claimed, not an attribute of the noun. Singular forms. */
export const CLAIM_NOUNS: ReadonlySet<string> = words(
  'rumour rumor claim report allegation fact idea theory evidence news belief suspicion view hypothesis notion suggestion speculation ' +
    'assertion assumption accusation fear warning statement proof doubt conclusion finding possibility story hint indication sign coincidence chance',
);

/** Quantities that verbs such as "raise" and "reduce" have as their object when they tell of a cause. Singular forms. */
export const MEASURE_NOUNS: ReadonlySet<string> = words(
  'price cost level rate risk temperature demand supply output yield speed throughput latency accuracy performance efficiency productivity quality ' +
    'quantity volume capacity consumption production likelihood probability chance number amount incidence prevalence frequency ' +
    'intensity severity concern doubt question expectation awareness interest hope spirit morale confidence trust competition ' +
    'usage traffic workload load bill fee tax rent wage salary debt deficit emission concentration density weight size length mass ' +
    'power voltage current flow activity sensitivity resistance tolerance exposure vulnerability availability stability safety ' +
    'security need dependence use access margin value share burden overhead complexity error bias variance noise time ' +
    'turnover backlog congestion occupancy absence enrolment attendance membership spending revenue income profit quota charge fare score ' +
    'leave list queue order ticket shift hour stock population footfall volume interval duration count total average salinity humidity churn',
);

/** What does harm without anybody's doing. Singular forms. */
export const FORCE_NOUNS: ReadonlySet<string> = words(
  'storm gale wind hurricane typhoon cyclone tornado blizzard rain rainfall hail snow ice frost fog flood tide wave lightning ' +
    'debris mud rubble rock boulder tree branch wreck wreckage silt sand ash smoke sediment',
);

/** People and groups whose doings a weak cue tells ("the crowd damaged"), rather than a cause. Singular forms. */
export const HUMAN_NOUNS: ReadonlySet<string> = words(
  'he she they we i you who people person man woman child crowd mob gang group police army force government party union member student worker ' +
    'farmer resident villager citizen protester demonstrator agitator activist miscreant militant terrorist rebel guerrilla maoist naxal naxalite ' +
    'soldier officer official policeman personnel troop supporter leader minister president mayor judge court committee commission board council ' +
    'company firm employee employer manager management author researcher scientist student teacher doctor patient driver user client customer team ' +
    'family mother father parent boy girl striker organisation organization association assailant attacker gunman cadre somebody someone youth editor',
);
