import type { CrisisTier } from './crisis.constants.ts';
import type { WordLists } from './crisis-patterns.ts';
import { ENGLISH_EMERGENCY } from './english-emergency.constants.ts';
import { ENGLISH_OVERWHELMED } from './english-overwhelmed.constants.ts';
import { ENGLISH_SELF_HARM } from './english-self-harm.constants.ts';
import { ENGLISH_VIOLENCE } from './english-violence.constants.ts';

export const ENGLISH_LISTS: WordLists = {
  child:
    'son|daughter|child|children|kid|kids|baby|toddler|boy|girl|brother|sister|teen|teenager|grandson|granddaughter|nephew|niece|student|twin|twins|he|she|him|her|they|them',
  mychild:
    'son|daughter|child|children|kid|kids|baby|toddler|boy|girl|brother|sister|teen|teenager|grandson|granddaughter|nephew|niece|twin|twins|him|her|them',
  partner:
    'husband|boyfriend|partner|wife|girlfriend|ex|spouse|fiance|dad|father|stepdad|stepfather|mom|mother|stepmom|stepmother|uncle|grandfather|grandpa|man|roommate',
  carer:
    'teacher|teachers|aide|para|paraprofessional|therapist|rbt|bcba|staff|babysitter|sitter|nanny|caregiver|driver|coach|principal|nurse|counselor|pastor|priest|neighbor|cousin|someone|somebody|tutor|adult|worker|daycare|school',
  hurts:
    'hit|hits|hitting|beat|beats|beating|punch|punched|punches|punching|slap|slapped|slaps|slapping|kick|kicked|kicks|choke|choked|chokes|strangle|strangled|strangles|shove|shoved|shoves|hurt|hurts|hurting|abuse|abused|abuses|abusing|rape|raped|rapes|assaulted|molested|molests|attacked|burned|whipped|spanks_too_hard',
  poison:
    'battery|batteries|magnet|magnets|bleach|detergent|pod|pods|pill|pills|medicine|medication|medications|meds|cleaner|chemical|chemicals|antifreeze|poison|tylenol|ibuprofen|advil|benadryl|melatonin|vitamins|gummies|nail_polish_remover|drain|lighter_fluid|gasoline|alcohol|vodka|edible|edibles|sanitizer|mouthwash|peroxide|pesticide|mushroom|mushrooms|berries|water_beads|water_bead|screw|coin|coins|insulin|clonidine|guanfacine|risperidone|adderall|opioid|opioids|painkillers',
  abuser:
    'husband|boyfriend|partner|wife|girlfriend|ex|fiance|dad|father|daddy|stepdad|stepfather|stepmom|mom|mother|law|uncle|aunt|grandpa|grandfather|man|roommate|stepbrother|cousin|neighbor|teacher|aide|para|staff|babysitter|sitter|nanny|caretaker|caregiver|driver|coach|pastor|nurse|guy|counselor|coworker|tech|grandson|son',
  strikes:
    'backhand|backhands|backhanded|wallops|walloped|clobbers|clobbered|throttles|throttled|pummels|pummeled|thrashes|thrashed|whips|whipped|belts|paddles|paddled|stomps|stomped|drags|dragged|yanks|yanked|pins|headbutted|slams|slammed|burns|burned|chokes|choked|choking|strangles|strangled|molests|molested|rapes|raped|raping|beats|beating|punches|punching|slaps|kicks|punched|slapped|kicked|pinches|pinching|ties|starves|locks',
  beats:
    'backhands|backhanded|walloped|clobbers|throttles|throttled|pummels|whips|beats|punches|chokes|strangled|strangles|rapes|raped|stomps|slaps_me|kicks_me',
  toucher:
    'uncle|stepdad|stepfather|stepbrother|grandpa|grandfather|cousin|boyfriend|neighbor|coach|pastor|priest|babysitter|driver|dad|father|brother|boy|man',
  self: 'myself|himself|herself|themselves|themself|ourselves',
};

/** Harmless phrases with words of a crisis, removed before matching. */
export const ENGLISH_HARMLESS: readonly string[] = [
  'over the|our|my income [limit|limits|line]',
  'afraid|scared|worried of|about ~2 police ~2 hurting|shooting',
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
  'drowning in homework|paperwork|forms|worksheets|emails|acronyms|legos',
  'suicide mission|hotline_nights|screening|screenings|means|unit|in_the|rate',
  'at|for a suicide hotline',
  'committed suicide in|years|decades|back',
  'suicidal as_a|years_ago',
  'took his|her own life in',
  'rather die than call|wear|eat|wait|go_to|use|listen|drive|sit|talk|touch|miss|share|clean',
  'die my|her|his|the hair|eggs|shirt',
  'if|when i_am|you_are|we_are|everyone_is|he_is|she_is going to die someday|one_day|too',
  'about pets|grandparents|animals|fish|people dying',
  'dying|die of embarrassment|shame|heat|boredom|cuteness',
  'die if|of|from she_does_not|he_does_not|boredom|embarrassment',
  'live|function|go_on without my|saying coffee|noise|phone|wifi|thanks',
  'go on with this plan|course|subscription',
  'hang myself a',
  'kill myself to_miles|away|per_hour',
  'cut myself some|a slack|break',
  'passed out ~1 flyers|candy|snacks|cupcakes|invitations|papers|cards|samples',
  'knocked out cold by',
  'will not wake up before|until|for_school|on_time',
  'cat|dog|squirrel ~2 hit by a car',
  'feel|felt like ~3 run_over|hit by a truck|bus|train',
  'starters|toy|nerf|water|glue|plastic|butter|bubble|massage gun|knife',
  'gun storage|safety|lock|locks|laws',
  'black eye from|bruise',
  'bruise|bruises ~1 from ~1 his|the|her|a blood|soccer|shot|iv|playground|bike|football|hockey|vaccine',
  'threw me under the bus',
  'used to hit|beat me',
  'hit|beat us|me growing_up|as_a_kid|when_i_was',
  'mother|mom|grandmother would strangle|strangled|kill|murder me if',
  'hit our|the|my mailbox|car|fence|road|gym|books|snooze',
  'if a child is missing',
  'crisis line number kept',
  'active shooter drill|drills|training|lockdown|practice',
  'scream|explode haha|lol|into_a_pillow|after|when_he',
  'run away to hawaii|a_beach|mexico',
  'thinking of ending|leaving $',
  'fire drill|drills|truck|trucks|station_tour|department|alarm_drill',
  'snap a|the photo|picture|pictures',
  'locked myself out',
  'goodbye forever when',
];

export const ENGLISH_CRISIS: Readonly<Record<CrisisTier, readonly string[]>> = {
  emergency: ENGLISH_EMERGENCY,
  'self-harm': ENGLISH_SELF_HARM,
  violence: ENGLISH_VIOLENCE,
  overwhelmed: ENGLISH_OVERWHELMED,
};
