import type { DangerRelief } from '../danger-relief.ts';
import { BODY, PAIRS, PEOPLE } from './guards.constants.ts';

/** Harmful acts directed at things rather than a person or body, in English. */
export const ENGLISH_OBJECTS_RELIEFS: readonly DangerRelief[] = [
  {
    id: 'en-harms-a-thing',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern: `hit|hits|hitting|kick|kicks|kicked|punched|punches|kill|kills|killing|killed|beat|beats|cut|cuts|strap|straps|strapped|tie|ties|tied|touched|poisoned|lost|lose the|a|an|his|our|my|some|these !${PEOPLE}|${BODY}`,
    hits: [
      'My husband hits the gym',
      'they strap his backpack to a hook',
      'This is killing our grocery budget',
    ],
    nearMisses: [
      'he hit the little girl',
      'they strap his legs down',
      'I lost my son at the beach',
    ],
    source: PAIRS,
  },
  {
    id: 'en-cuts-herself-a',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern: `cut|cuts|cutting|hit|kill|kills herself|himself|myself a|an|some !${BODY}|bottle|knife|lot|bit|little`,
    hits: [
      'my daughter cut herself a slice of cake',
      'he cuts himself some bread',
      'I cut myself a key',
    ],
    nearMisses: [
      'my daughter cut herself',
      'She cut herself a little',
      'he cuts himself with a razor',
    ],
    source: PAIRS,
  },
  {
    id: 'en-looks-for-a-thing',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'lost|lose|find|see|misplaced|forgot his|her|my|their|our ~2 shoe|shoes|hat|coat|jacket|glasses|tablet|ipad|toy|toys|backpack|lunch|lunchbox|cup|blanket|card|file|form|report|number|login|password|homework|folder|binder|headphones|socks|gloves|charger|book|books|name|score|results|records',
    hits: ['I can’t find her shoes', 'We lost his swim hat', 'I lost my son’s hat at the beach'],
    nearMisses: ['I can’t find her', 'we lost him', 'I lost my son at the beach'],
    source: PAIRS,
  },
  {
    id: 'en-office-does-not-answer',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'insurer|insurance|clinic|office|district|company|agency|provider|caseworker|worker|website|page|app|portal|site|computer|tablet|printer|server|medicaid is|are|was|does|did|has|will|stopped [not] ~1 responding|respond|responded|answering|answer|answered|moving|load|loading',
    hits: [
      'The insurer is not responding',
      'the page is not moving',
      'Our caseworker did not answer',
    ],
    nearMisses: [
      'He is not responding',
      'my son is not moving',
      'at the clinic he stopped breathing',
    ],
    source: PAIRS,
  },
  {
    id: 'en-wins-a-game',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'beat|beats|beating|kills|killed|destroys me|us|him|her|them ~1 at|in ~2 chess|checkers|cards|game|games|uno|mario|basketball|race|races|tennis|soccer|monopoly|puzzles|math',
    hits: ['He beats her at every board game', 'she beats me in chess', 'my son beat us at cards'],
    nearMisses: ['he beats her', 'he beat me in the car', 'My husband beats us at night'],
    source: PAIRS,
  },
  {
    id: 'en-figure-of-speech',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'choking|choked|chokes|overdosing|overdosed|drowning|obsessed up|on|in when|with|trains|dinosaurs|sugar|coffee|his_coffee|cartoons|minecraft|legos|work|homework|laundry|emails|forms|paperwork',
    hits: [
      'he is choking up when he says thanks',
      'She is overdosing on trains',
      'We are drowning in laundry',
    ],
    nearMisses: ['he is choking', 'she overdosed on Tylenol', 'He is drowning in the pool'],
    source: PAIRS,
  },
  {
    id: 'en-not-before-nine',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'wake|wakes|moving|move|awake|get [up] before|until|till ~1 noon|school|six|seven|eight|nine|ten|eleven|6|7|8|9|10|11|breakfast|alarm|daycare',
    hits: [
      'he will not wake up before nine',
      'She isn’t moving till noon',
      'won’t get up until the alarm',
    ],
    nearMisses: ['he will not wake up', 'she isn’t moving', 'I will wait until he can wake'],
    source: PAIRS,
  },
  {
    id: 'en-cannot-that-day',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'can not go|come|make|do|take|attend|open [on|it|this|that|to] [on|at|the] monday|tuesday|wednesday|thursday|friday|worksheet|form|page|lesson|quiz|homework|upload|office|login [any_more|anymore]',
    hits: [
      'I can’t go on Thursday',
      'We can’t make it Friday',
      'I can’t do this worksheet anymore',
    ],
    nearMisses: ['I can’t go on', 'I can’t do this anymore', 'I can’t take it'],
    source: PAIRS,
  },
  {
    id: 'en-live-elsewhere',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern:
      'want|wants|wanted to live|be|stay in|with|on ~2 dad|mom|grandma|district|school|town|city|state|apartment|neighborhood|group|list|program|class|plan|waitlist [any_more|full_time]',
    hits: [
      'my son doesn’t want to live with his dad full time',
      'I don’t want to be on this mailing list',
      'we do not want to live in this district',
    ],
    nearMisses: [
      'he does not want to live',
      'I do not want to be here',
      'she does not want to live with this pain',
    ],
    source: PAIRS,
  },
  {
    id: 'en-took-as-planned',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'took|takes|taking|taken ~5 on_schedule|on_time|every_morning|as_prescribed|like_the_doctor_said|as_directed',
    unless: 'bottle|extra|double|twice|many|die|not|wake|sleepy|then|but',
    hits: [
      'he took all his pills on schedule',
      'she takes her meds on time',
      'He has taken the medicine as prescribed',
    ],
    nearMisses: [
      'he took all his pills',
      'she takes twice the dose on time',
      'He took the whole bottle on time for bed',
    ],
    source: PAIRS,
  },
  {
    id: 'en-touched-by-a-story',
    language: 'en',
    takes: 'words',
    leaves: 'nothing',
    pattern: 'story|book|letter|song|poem|video|speech|card ~5 touched|hit|killed|kills ~2',
    hits: [
      'the story about the brave man touched my daughter',
      'Her letter touched me',
      'That song hit us hard',
    ],
    nearMisses: ['a man touched my daughter', 'he hit me with a book', 'my uncle touched her'],
    source: PAIRS,
  },
  {
    id: 'en-worker-off-sick',
    language: 'en',
    takes: 'words',
    leaves: 'line',
    pattern:
      'driver|teacher|aide|therapist|sitter|coach|nurse hurt|broke|hurts his|her own|back|knee|ankle|hip|shoulder ~2 and|so|at|last|is|$',
    hits: [
      'the bus driver hurt his back and we have a new one',
      'Our therapist broke her ankle',
      'The coach hurt his own knee',
    ],
    nearMisses: ['the bus driver hurt her', 'The aide hurt his arm', 'the coach hurt my back'],
    source: PAIRS,
  },
];
