import type { DangerRelief } from '../danger-relief.ts';
import { PAIRS } from './guards.constants.ts';

/** Harm that happens to a thing, in English. */
export const ENGLISH_THINGS_RELIEFS: readonly DangerRelief[] = [
  {
    id: 'en-object',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'hit|hits|hitting|kick|kicked|kicks|kicking|punched|punches|kill|killed|kills|killing|beat|beats|strangle|strangled|strangles|strangling|attack|attacked|attacks|stab|stabbed|shot|bite|bites|bit|choked|tie|tied|hurt ~2 mailbox|weeds|weed|curb|pole|pothole|deer|ball|balls|drum|drums|pinata|jackpot|gym|road|books|keyboard|button|snooze|pillow|level|boss|score|toy|toys|printer|machine|fax|bugs|bug|spider|spiders|mosquito|mosquitoes|ants|wasps|mood|grass|germs|lice|test|math|game|record|traffic|nails|pencil|pencils|shirt|sleeve|apple|sandwich|shoes|shoelaces|laces|budget|deadline|roadblock|limit|deductible',
    hits: [
      'my husband hit the mailbox today',
      'I want to kill these weeds',
      'the dog strangled its own toy',
    ],
    nearMisses: ['my husband hit me today', 'I want to kill the baby', 'he was hit by a car'],
    source: PAIRS,
  },
  {
    id: 'en-kill-it-at',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern: 'kill|killing|killed|kills it at|in|on',
    hits: [
      'She is going to kill it at the science fair',
      'he killed it in math',
      'You are killing it on this plan',
    ],
    nearMisses: ['the voices say kill it', 'I want to kill her at night', 'he will kill us in bed'],
    source: 'harmless idioms',
  },
  {
    id: 'en-no-real-weapon',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'plastic|nerf|toy|rubber|foam|water|squirt|bubble|kid_safe|butter|pretend|cardboard|wooden|glue|staple|lego ~1 gun|guns|knife|knives|sword|swords|axe|pistol|weapon',
    hits: [
      'My son has a plastic knife',
      'my brother is holding a nerf gun',
      'he brought a toy pistol to class',
    ],
    nearMisses: [
      'My son has a knife',
      'he put the toy down and took the gun',
      'my brother is holding a gun',
    ],
    source: PAIRS,
  },
  {
    id: 'en-jump-for-fun',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'jump|jumps|jumped|jumping|jump_off off|of|from|into|on|in ~2 dive|diving|board|couch|sofa|swing|swings|trampoline|blocks|dock|step|puddle|puddles|foam|pit|bed',
    hits: [
      'she is going to jump off the high dive',
      'he jumps off the couch with a cape',
      'She jumped into a puddle',
    ],
    nearMisses: [
      'she is going to jump off the roof',
      'he jumps out of the car',
      'I want to jump from the bridge',
    ],
    source: PAIRS,
  },
  {
    id: 'en-how-one-breathes',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[is|does|do|can|will] [not] breathing|breathe|breathes|breath ~1 through|deep|deeply|slowly|exercise|exercises ~2 nose|mouth|straw|when|with|for|in|at|$',
    hits: [
      'he isn’t breathing through his nose at night',
      'She does not breathe deeply when I ask',
      'a breathing exercise for school',
    ],
    nearMisses: [
      'he isn’t breathing',
      'she can not breathe and is blue',
      'he stopped breathing at night',
    ],
    source: PAIRS,
  },
  {
    id: 'en-voices-of-a-device',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[hear|hears] voices ~2 on|from|over ~3 monitor|podcast|speaker|hallway|cafeteria|recording|intercom|neighbors|neighbor|playground',
    hits: [
      'I hear voices on the baby monitor',
      'voices from the hallway upset him',
      'He covers his ears at voices over the intercom',
    ],
    nearMisses: [
      'I hear voices',
      'voices on and on, they want me to smother her',
      'the voices say the monitor watches me',
    ],
    source: PAIRS,
  },
  {
    id: 'en-food-he-likes',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[no|nothing] food|foods ~4 likes|eats|will_eat|wants|tolerates|accepts|enjoys|chews [tonight|today|now]',
    hits: [
      'There’s no food in the house he likes tonight',
      'no food she will eat',
      'There is no food here that he tolerates',
    ],
    nearMisses: [
      'There’s no food in the house tonight',
      'no food since Tuesday',
      'we have no food and no money',
    ],
    source: PAIRS,
  },
  {
    id: 'en-eating-out',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern: '[have|has] [not] eaten|eat|ate|eating out',
    hits: ['I haven’t eaten out in three years', 'we never eat out', 'eating out is hard with him'],
    nearMisses: [
      'I haven’t eaten in three days',
      'she has not eaten, we are out of money',
      'he ate outside and swallowed a battery',
    ],
    source: PAIRS,
  },
  {
    id: 'en-sport',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern: '[with] [a] bat and|or glove|ball|helmet|mitt',
    hits: [
      'My ex is at the door with a bat and glove',
      'He forgot bat and ball',
      'a bat and helmet for league',
    ],
    nearMisses: [
      'My ex is at the door with a bat',
      'he has a bat and says he will kill us',
      'a bat and a knife',
    ],
    source: PAIRS,
  },
  {
    id: 'en-on-a-page',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'see|find|missing|lost|locate|gone|disappeared|vanished ~5 page|portal|website|app|screen|account|directory|dashboard|inbox|results|waitlist|waiting_list|list|signature|form|forms|folder|letter|password|login|referral|document|documents|paperwork|paper|page_two|report|records|deadline|appointment|coverage|benefits|card',
    unless: 'yard|pond|street|minutes|outside|police|anywhere|everywhere|note|goodbye',
    hits: [
      'I can’t see him anymore on the waiting list page',
      'A student is missing a signature on her form',
      'We lost our folder with the evaluation',
    ],
    nearMisses: [
      'I can’t see him anymore',
      'She is gone and left a goodbye letter on the table',
      'A student is missing from my class',
    ],
    source: PAIRS,
  },
  {
    id: 'en-locked-things',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'locked|locks|locking|lock ~1 supplies|tablet|ipad|laptop|cabinet|cabinets|drawer|drawers|account|meds|medicine|medicines|toy|toys|chemicals|knives|bike|windows|gate|files|pills|cleaners|bleach [in] [the] [bathroom|closet|cabinet|garage]',
    hits: [
      'the aide locked the supplies in the bathroom',
      'We lock the medicine up',
      'How do I lock all cabinets?',
    ],
    nearMisses: [
      'the aide locked my daughter in the bathroom',
      'she locked herself in with pills',
      'he locked us in',
    ],
    source: PAIRS,
  },
  {
    id: 'en-goodbye-habit',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      '[keeps] [saying] goodbye|bye ~4 bus|train|trains|toys|word|phrase|song|sign|camp|routine|class',
    hits: [
      'she keeps saying goodbye to everybody on the bus',
      'He sings the goodbye song',
      'a goodbye routine for preschool',
    ],
    nearMisses: [
      'she keeps saying goodbye to everybody',
      'he wrote a goodbye letter',
      'she said goodbye and took the pills',
    ],
    source: PAIRS,
  },
  {
    id: 'en-better-if',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'better|happier|easier ~1 if i|we were|was|am|are|had|could|did|knew|spoke ~2 late|tired|busy|strict|stricter|working|earlier|organized|home|money|spanish|car|time|calmer|patient',
    unless: 'dead|gone|die|without|disappeared',
    hits: [
      'They would be better off if I weren’t always late',
      'It would be easier if I had a car',
      'He would be happier if we were home',
    ],
    nearMisses: [
      'They would be better off if I were dead',
      'it would be easier if I had died in the car',
      'everyone would be happier without me',
    ],
    source: PAIRS,
  },
  {
    id: 'en-lost-a-skill',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'stopped|lost|stop|losing|quit ~1 saying|using|words|babbling|pointing|waving|eye_contact|skills|sounds|first_words ~2 mama|dada|words|hi|bye|sounds|sentences|$|after|at|when|is',
    hits: [
      'my 20 month old stopped saying mama',
      'She lost words after she turned two',
      'he stopped pointing at things',
    ],
    nearMisses: [
      'he stopped breathing',
      'She stopped talking to us and gave her things away',
      'I lost my son',
    ],
    source: PAIRS,
  },
  {
    id: 'en-tired-of-a-thing',
    language: 'en',
    takes: 'sentence',
    leaves: 'line',
    pattern:
      'not_do_this|cannot_do_this|not_take_this|cannot_take_this|not_stand_this|cannot_stand_this|done_with_this|sick_of_this|over_this ~3 phone_tree|hold_music|paperwork|portal|website|forms|form|homework|insurance_company|fax|phone_menu|hold_line|login|app',
    unless: 'live|die|alive|kill|dead|hits|hit|hurt|gone|end',
    hits: [
      'I can’t do this anymore, the phone tree',
      'I am over this paperwork',
      'I am done with this portal',
    ],
    nearMisses: [
      'I can’t do this anymore',
      'I cannot do this paperwork and live',
      'I cannot take this, he hits me',
    ],
    source: PAIRS,
  },
  {
    id: 'en-who-pays-for-emergency',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'insurer|insurance|plan|medicaid|bill|coverage|copay|policy ~6 er|er_visit|emergency_room|ambulance|emergency|hospital',
    hits: [
      'Does the insurer have to pay an ER visit',
      'We got a bill for the ambulance',
      'does medicaid pay the emergency room',
    ],
    nearMisses: [
      'She is in the emergency room',
      'call an ambulance',
      'He has no insurance and is bleeding',
    ],
    source: PAIRS,
  },
];
