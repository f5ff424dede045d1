import type { CrisisTier } from './crisis.constants.ts';
import type { WordLists } from './crisis-patterns.ts';

/** Lists that English patterns name. */
export const ENGLISH_LISTS: WordLists = {
  child:
    'son|daughter|child|children|kid|kids|baby|toddler|boy|girl|brother|sister|teen|teenager|grandson|granddaughter|nephew|niece|student|twin|twins|he|she|him|her|they|them',
  partner:
    'husband|boyfriend|partner|wife|girlfriend|ex|spouse|fiance|dad|father|stepdad|stepfather|mom|mother|stepmom|stepmother|uncle|grandfather|grandpa|man|roommate',
  carer:
    'teacher|teachers|aide|para|paraprofessional|therapist|rbt|bcba|staff|babysitter|sitter|nanny|caregiver|driver|coach|principal|nurse|counselor|pastor|priest|neighbor|cousin|someone|somebody|tutor|adult|worker|daycare|school',
  hurts:
    'hit|hits|hitting|beat|beats|beating|punch|punched|punches|punching|slap|slapped|slaps|slapping|kick|kicked|kicks|choke|choked|chokes|strangle|strangled|strangles|shove|shoved|shoves|hurt|hurts|hurting|abuse|abused|abuses|abusing|rape|raped|rapes|assaulted|molested|molests|attacked|burned|whipped|spanks_too_hard',
  poison:
    'battery|batteries|magnet|magnets|bleach|detergent|pod|pods|pill|pills|medicine|medication|medications|meds|cleaner|chemical|chemicals|antifreeze|poison|tylenol|ibuprofen|advil|benadryl|melatonin|vitamins|gummies|nail_polish_remover|drain|lighter_fluid|gasoline|alcohol|vodka|edible|edibles|sanitizer|mouthwash|peroxide|pesticide|mushroom|mushrooms|berries|water_beads|water_bead|screw|coin|coins|insulin|clonidine|guanfacine|risperidone|adderall|opioid|opioids|painkillers',
};

/** Harmless phrases that hold words of a crisis: they are taken out first. */
export const ENGLISH_HARMLESS: readonly string[] = [
  'dying|die to see|go|know|try|meet|get|find|play|watch|hear|read|eat|show|have',
  'dying of laughter|curiosity|boredom|laughing',
  'to die for',
  'suicide prevention|awareness|rate|rates|statistics|research|study|studies|training|policy|squad',
  'choking hazard|hazards|risk|risks|prevention|first_aid',
  'seizure disorder|disorders|medicine|medication|meds|history|precautions|clinic|specialist|protocol|plan|action_plan|log|tracker|alert|dog|detection|monitor',
  'overdose prevention|training',
  'abuse prevention|training|policy|awareness|reporting|hotline_poster',
  'drowning prevention|risk|risks|statistics',
  'domestic violence training|statistics',
  'cut|hurt myself shaving|cooking|chopping|laughing',
  'killing it',
  'losing my mind|it over|about excited|laughing',
];

/** By tier: what is said outright. */
export const ENGLISH_CRISIS: Readonly<Record<CrisisTier, readonly string[]>> = {
  emergency: [
    'ate|eaten|drank|took|taken|swallowed|got_into|chewed ~3 bottle|whole|entire|handful|all|bunch|too_many|lot ~3 @poison',
    'swallowed|ingested ~5 @poison',
    'is|are|was|hes|started|now choking',
    'throat|tongue|face|lips ~2 swelling|swollen|closing|swelled|tight|tightening',
    'ran|run|wandered|bolted|took into|toward|towards|in|onto [the] ~2 traffic|street|road|highway|woods|lake|river|pond|water',
    'fell|fallen|fall|jumped|found|went|floating|slipped ~4 in|into|under|at ~3 pool|lake|river|pond|tub|bathtub|water|hot_tub|ocean|canal',
    'is|has_gone|went|gone|been|still|are|goes missing ~4 $|since|from|for|and|now|help|right|please|he|she|we|i|at',
    'is|are|was|lying|found|hes|still|seems|now ~2 unconscious|unresponsive',
    'lost my|our|sight_of|him|her son|daughter|child|kid|him|her|in|at ~5 store|mall|park|crowd|zoo|airport|beach|woods|and|now|$|fair|help',
    'is|are|am|has_been|been|started|hes|still|keeps|now seizing',
    'stopped|stops|quit breathing',
    'has|have|had|grabbed|holding|pulled|waving|swinging|with a|the|my ~2 knife|gun|weapon|scissors ~6 threatening|and|at|chasing|he|she|will|won|hurt|kill|stab|us|me|me|right|now|locked|$',
    'is|am|are|was|been|still|hes|and|child|@child not breathing',
    'on|standing|climbing|sitting|hanging ~2 the|a|out_of_the roof|ledge|window|balcony|bridge|train_tracks|railing ~5 $|and|now|jump|threatening|help|right|he|she|will|i',
    'having|had_just|just_had|has_just_had|in_a|have a|another|his_first|her_first|first ~2 seizure|convulsion',
    'wandered|ran|eloped|bolted|slipped|snuck|got|walked|climbed|escaped [off|away|out] ~6 minutes|mins|min|hour|hours|half ~2 ago',
    'can|could not wake ~2 up',
    'went|gone|is|completely limp',
    'ate|eaten|drank|drunk|took|taken|swallowing|drinking|got_into|chewed|licked ~6 bleach|detergent|pod|pods|battery|batteries|antifreeze|poison|chemical|chemicals|lighter_fluid|gasoline|pesticide|drain|cleaner|mouse_poison|rat_poison|peroxide|water_beads|magnets|magnet|vodka|edible|edibles|berries|mushrooms',
    'house|apartment|kitchen|room is on fire',
  ],
  'self-harm': [
    'suicid*',
    'kill|killing|killed|kills|harm|harming|hang|hanging|shoot|shooting|stab|stabbing|drown|drowning|starve|starving|strangle|strangling|choke|choking ~1 myself|himself|herself|themselves|themself|yourself',
    'want|wants|wanted|wish|wishes|going|ready|rather|said|says|saying|told|keeps|just|better|should|asked|asking|talks|talking ~4 to|wants_to|be|was|were|of|about|about_wanting_to die|dead|dying',
    'end|ending|ended|ends|ends|take|taking|took|took ~1 my|his|her|own|their [own] life|lives',
    'hurt|hurting|harm|cut|cutting|cuts|burn|burning ~1 myself',
    'take|taking|took|swallow|swallowing|swallowed|have|saving|saved|saving_up|stash|stashed|hoarding|down|pop|popping ~3 all|whole|bottle|every|bunch|handful|enough|too_many ~4 pills|pill|meds|medication|medications|sleeping|bottle ~3 $|and|to|i|at|so|right|tonight|end|just|now|die|it|she|he',
  ],
  violence: [
    '@partner|@carer ~3 @hurts ~2 me|us|him|her|my|our|them|kids|children|son|daughter|child|kid|baby|each',
    'i|we|just|have|keep|almost|nearly|i_almost hit|slapped|smacked|beat|shook|choked|hurt|kicked|threw|punched|shoved|pushed|shaken|burned|squeezed|dragged|spanked|strangled|bit|grabbed ~2 my|our|him|her|them|the_baby ~3 $|son|daughter|child|kid|toddler|baby|and|too|so|today|again|hard|because|in|across|when|last|tonight|boy|girl|face|down|down|against|i|leaving|left',
    'teacher|aide|school|staff|they|para|therapist|he|she ~3 restrained|secluded|dragged|pinned|locked|tied|isolated|sat_on|yanked|grabbed|slammed|threw ~1 him|her|my|them|me ~5 $|and|face|by|in|down|for|against|until|to|across|on|so',
    'he|she|they beats|beat|punches|punched|choked|chokes|strangled|strangles|slapped|kicked|rapes|raped|burned me|us',
    'touched|touching|touches|touch ~3 inappropriately|private|privates|down_there|genitals|penis|vagina|sexually|bottom|private_parts|where_he_should_not|where_she_should_not|in_places',
    'threaten|threatened|threatens|threatening|threat|threats|said_he_will|said_he_would|says_he_will|says_he_would|said_she_would|swears_he_will|going ~3 to ~1 kill|hurt|shoot|stab|beat|burn|strangle|harm|hit|attack ~1 me|us|him|her|my|our|them|kids|everyone|someone|people|you|the|baby|family|his|brother|sister|classmate|classmates|students|teacher',
    'threw|throws|threw|throwing ~5 at me|us|my|the|him|her ~4 $|and|wall|again|head|he|because|kids|son|daughter|children',
    'bruise|bruises|bruised|bruising|marks|handprint|welts|scratches|cigarette|belt_marks|black_eye|bite_marks|cuts ~5 on|from|all|he|she|after|and|his|her|neck|from_school|again|at|every|that',
    'snap|snapping|lose_control|lose_it|losing_control|losing_it|explode ~4 hurt|hurting|hit|hitting|harm|do_something|shake|him|her ~3 him|her|my|them|$|someone|terrible|one|bad|i|the|regret|something',
  ],
  overwhelmed: [
    'i can not any|even|$|take|cope|keep|do|handle|go|deal|bear ~1 more|$|it|this|doing_this|going|on|with|like|life|alone',
    'losing|lost|lose|going|gone|go|driving ~2 my_mind|my_sanity|insane|crazy|mad|it|hope|sanity|mental|myself ~3 $|and|i|with|here|over|because|from|trying|right|any|at|in|alone|today|slowly',
    'not|havent|barely|never|hardly|without|no ~2 slept|sleep|sleeping|sleep_in|rest ~6 days|weeks|months|nights|night|years|since ~3 $|and|i|in|because|can|he|now|she|at|losing|ago|he|we|from',
    'want|wanted|wish|feel|need|just|could|going|fantasize|dream|thinking|think|tempted|urge|ready ~3 to|like|of|about|i_could ~1 run|leave|walk|running|leaving|walking|drive|driving|get_in|pack|packing|escape|escaping|scream|screaming|quit|quitting|disappear|explode|fall ~4 away|and|out|my|everything|them|it|never|forever|$|into|all|being|apart|from|for|kids|parenting|husband|car|off|family|son|daughter|door|life|mom',
    'i|we|want|going|ready|feel|just|about|wanted ~3 give|giving|gave|given up ~3 $|on|and|i|any|everything|now|my|trying|him|her|because|today|already|being|completely|today|this',
    'i|we|am|m|are|was ~3 breaking|falling|coming down|apart|point|undone ~2 $|and|i|every|from|because|again|right|in|at|over|here',
    'i|we ~3 drowning|sinking|crumbling|suffocating|unraveling|spiraling|collapsing ~3 $|and|in|here|i|alone|with|under|no|right|every|over|trying',
    'do|does not have|know the|any|enough|more|it|how|what strength|energy|in_me|left|more|to_do|much_longer|much_more|to_cope|to_keep_going|i_can|to_go_on ~4 $|any|more|left|and|to|i|longer|keep|take|going|do|on',
  ],
};
