import { DAILY_LIFE } from './daily-life-synonyms.ts';
import { EVERYDAY } from './everyday-synonyms.ts';
import { type Synonym, type SynonymRow, synonymsOf } from './synonym.ts';

/**
 * From parents' words to the directory's. Endings, stop words and the form of a negation make no
 * difference: "not talk" is also "isn't talking yet", "hold pencil" also "holding a pencil".
 *
 * A phrase is listed when most people who type it mean this: "break" alone is no respite, and
 * "test" alone no evaluation. The longest phrase wins, so that "scared of the dentist" looks for a
 * dentist and not for help with fear. The words are those of families: they are recognized, never
 * shown.
 */
const TABLE: readonly SynonymRow[] = [
  // Talking and understanding
  ['not talk, not speak, not say words, no words, nonverbal, non verbal', ['speech-therapy']],
  ['nonspeaking, non speaking, minimally speaking', ['speech-therapy']],
  ['late talker, talk late, speech delay, delayed speech, language delay', ['speech-therapy']],
  ['hard to understand, unclear speech, mumble, pronunciation, articulation', ['speech-therapy']],
  ['lisp, stutter, stammer, apraxia', ['speech-therapy']],
  ['echolalia, repeat words, repeat everything, scripting', ['speech-therapy']],
  [
    'aac, communication device, talking device, speech device, picture cards',
    ['speech-therapy'],
    'communication, augmentative',
  ],
  ['hearing test, hearing, not hear, audiologist, hard of hearing', ['speech-therapy'], 'hearing'],
  ['speech, speech therapy, speech therapist, slp, speech and language', ['speech-therapy']],
  ['speech pathologist, speech language pathologist, speech pathology', ['speech-therapy']],

  // Eating
  [
    'picky eat, picky eater, not eat, food texture, only eats, limited diet',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],
  [
    'feeding, feeding therapy, mealtime, food refusal, arfid',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],
  [
    'swallow, gag, choke on food',
    ['speech-therapy', 'occupational-therapy'],
    'swallowing, feeding',
  ],

  // Behavior and everyday skills
  ['meltdown, melt down', ['aba-therapy', 'mental-health']],
  ['tantrum, outburst, screaming', ['aba-therapy', 'mental-health']],
  [
    'hit, bite, kick, throw things, aggression, aggressive, challenging behavior',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'head bang, bang head, self injury, hurt self, hurt himself, hurt herself',
    ['aba-therapy', 'mental-health'],
  ],
  ['run away, run off, wander, elope, elopement, bolting, not safe outside', ['aba-therapy']],
  [
    'potty, potty train, toilet train, toileting, bedwetting',
    ['aba-therapy', 'occupational-therapy'],
  ],
  [
    'transitions, trouble with change, routines, not follow directions, not listen',
    ['aba-therapy'],
  ],
  [
    'life skills, daily living, daily living skills, self care, independence skills',
    ['occupational-therapy', 'aba-therapy'],
  ],
  [
    'social skills, make friends, no friends, play with others',
    ['aba-therapy', 'mental-health', 'speech-therapy'],
  ],
  ['aba, aba therapy, aba therapist, applied behavior analysis, bcba, rbt', ['aba-therapy']],
  ['behavior therapy, behavior therapist, behavioral therapy, behavior analyst', ['aba-therapy']],

  // Senses, hands and dressing
  [
    'sensory, sensory overload, sensory processing, sensory issues, overstimulated',
    ['occupational-therapy'],
  ],
  [
    'loud noises, cover ears, noise sensitive, clothes tags, sensitive to sound',
    ['occupational-therapy'],
  ],
  ['stim, stimming, calm down, self regulation', ['occupational-therapy']],
  ['handwriting, hold pencil, hold crayon, use scissors, fine motor', ['occupational-therapy']],
  ['get dressed, dressing, buttons, zippers, tie shoes, shoe laces', ['occupational-therapy']],
  ['haircut, wash hair, bath time', ['occupational-therapy']],
  ['ot, occupational therapy, occupational therapist', ['occupational-therapy']],
  ['driving, learn to drive', ['occupational-therapy'], 'driving'],

  // Moving
  [
    'toe walk, toe walker, walk on toes, walk on tiptoes, tiptoes, tippy toes',
    ['physical-therapy'],
  ],
  [
    'not walk, late walker, walk late, not crawl, not sit up',
    ['physical-therapy', 'early-intervention'],
  ],
  [
    'clumsy, balance, fall a lot, fall down, fall over, trip a lot, coordination, gross motor',
    ['physical-therapy', 'occupational-therapy'],
  ],
  [
    'low muscle tone, low tone, hypotonia, weak muscles, leg braces, wheelchair',
    ['physical-therapy'],
  ],
  ['pt, physical therapy, physical therapist, physiotherapy, physio', ['physical-therapy']],

  // Finding out
  [
    'autism test, test for autism, autism evaluation, autism assessment, autism screening',
    ['diagnosis'],
    'evaluations',
  ],
  [
    'autism diagnosis, diagnosis, diagnose, get diagnosed, second opinion',
    ['diagnosis'],
    'evaluations',
  ],
  ['signs of autism, might be autistic, autism doctor, autism specialist', ['diagnosis']],
  ['evaluation, assessment, screening, mchat, m chat, ados', ['diagnosis']],
  ['childrens hospital, hospital for children', ['childrens-health']],
  ['developmental pediatrician, developmental pediatrics, developmental doctor', ['diagnosis']],
  [
    'developmental delay, delayed, missed milestones, not meeting milestones',
    ['diagnosis', 'early-intervention'],
  ],
  [
    'not respond to name, not answer to name, ignores name, no eye contact, not point',
    ['diagnosis', 'speech-therapy'],
  ],
  ['regression, lost words, stopped talking, lost skills', ['diagnosis', 'speech-therapy']],
  [
    'adhd test, adhd evaluation, iq test, psychological testing, learning evaluation',
    ['diagnosis', 'mental-health'],
    'evaluations, neuropsychologist',
  ],
  ['neuropsych, neuropsychology', ['diagnosis'], 'neuropsychologist'],
  [
    'seizure, epilepsy, neurologist, neurology, brain doctor',
    ['diagnosis'],
    'neurology, neurologist',
  ],
  ['genetic test, genetics, geneticist, fragile x', ['diagnosis'], 'genetic'],

  // Feelings and sleep
  ['anxiety, anxious, worry, worries, fear, scared, panic, phobia', ['mental-health']],
  ['sad, depression, depressed, crying, lonely', ['mental-health']],
  ['suicidal, suicide, wants to die, self harm', ['mental-health']],
  ['anger, angry, rage, mood swings, irritable', ['mental-health']],
  ['ocd, obsession, compulsion, tics, tourette', ['mental-health']],
  ['adhd, hyperactive, hyper, not sit still, not focus, attention', ['mental-health', 'diagnosis']],
  ['sleep, not sleep, insomnia, bedtime, awake at night', ['mental-health']],
  [
    'medication, medicine, meds, prescription, prescriber',
    ['mental-health'],
    'medication, psychiatrist',
  ],
  ['psychiatrist, psychiatry, psych', ['mental-health'], 'psychiatrist, psychiatric'],
  ['psychologist, psychology', ['mental-health'], 'psychologist'],
  [
    'counselor, counseling, talk therapy, psychotherapy, mental health',
    ['mental-health'],
    'counseling',
  ],
  [
    'family therapy, family counseling, marriage counseling, couples counseling',
    ['mental-health'],
    'families',
  ],
  ['trauma, ptsd, grief, bullied, bullying, self esteem', ['mental-health']],
  [
    'music therapy, art therapy, dance therapy, drama therapy, creative therapy',
    ['mental-health'],
    'creative',
  ],

  // Teeth
  ['dentist, dental, teeth, tooth, cavity, toothache', ['dental']],
  ['teeth cleaning, brush teeth, grind teeth, teeth grinding', ['dental']],
  [
    'scared of dentist, afraid of dentist, fear of dentist, sedation dentist, sedation',
    ['dental'],
    'sedation',
  ],

  // Early years and school
  ['early intervention, birth to three, birth to 3, ifsp, child find', ['early-intervention']],
  ['preschool, pre k, toddler program, kindergarten', ['early-intervention']],
  [
    'iep, iep meeting, 504 plan, 504, special education, special ed',
    ['early-intervention'],
    'school',
  ],
  [
    'school help, help at school, school meeting, not go to school, school refusal',
    ['early-intervention'],
    'school',
  ],
  [
    'tutor, tutoring, dyslexia, learning disability, reading help, homework',
    ['early-intervention'],
  ],

  // A break, and people who understand
  [
    'need a break, break for parents, parents break, respite, respite care',
    ['community'],
    'respite',
  ],
  ['babysitter, sitter, nanny, someone to watch, date night, night off', ['community'], 'respite'],
  [
    'support group, parent group, other parents, other families, sibling support',
    ['community', 'mental-health'],
    'groups',
  ],
  ['burnout, burned out, overwhelmed, exhausted', ['community', 'mental-health']],
  [
    'home aide, caregiver, help at home, in home help, personal care, attendant',
    ['community'],
    'home',
  ],
  ['case manager, case management, care coordinator, service coordinator', ['community'], 'case'],
  [
    'waiver, medicaid waiver, disability benefits, ssi, guardianship, advocate',
    ['community'],
    'case',
  ],
  [
    'summer camp, camp, after school, sports, swim, recreation, activities',
    ['community'],
    'camp, recreation',
  ],
  [
    'day program, adult program, turning 18, after high school, job training, job coach',
    ['community'],
    'day, work',
  ],
  ['group home, housing, residential, place to live', ['community'], 'residential'],
];

export const SYNONYMS: readonly Synonym[] = synonymsOf([...TABLE, ...EVERYDAY, ...DAILY_LIFE]);
