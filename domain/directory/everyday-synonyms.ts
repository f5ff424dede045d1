import type { SynonymRow } from './synonym.ts';

/** More phrases of parents, as typed late at night. */
export const EVERYDAY: readonly SynonymRow[] = [
  // Talking and understanding
  [
    'not verbal, only says, only say, says only, grunts, points instead, gestures, preverbal, few words, one word, not put words together, not make sentences, ' +
      'not make sounds, not babble, babbling',
    ['speech-therapy'],
  ],
  [
    'not talk clearly, speak clearly, not understand him, understand what says, speech sounds, ' +
      'pronounce, not pronounce, say r, lateral lisp, voice therapy, slur',
    ['speech-therapy'],
  ],
  [
    'talking tablet, speech tablet, communication tablet, ipad to talk, pecs, speech generating device, ' +
      'alternative communication, communicate, communication therapy, communication delay',
    ['speech-therapy'],
    'communication, augmentative',
  ],
  [
    'expressive language, receptive language, language therapy, language problems, social communication, ' +
      'pragmatic language, conversation skills, answer questions, follow conversation, vocabulary',
    ['speech-therapy'],
  ],
  [
    'ccc slp, slpa, speech eval, aac eval, aac evaluation, speech evaluation, slp eval, speech delay toddler, speech class',
    ['speech-therapy'],
  ],
  [
    'repeats what say, repeats phrases, copies words, quotes movies, lines from movies',
    ['speech-therapy'],
  ],
  ['hearing aid, hearing loss, deaf, ear doctor', ['speech-therapy'], 'hearing'],
  ['tongue tie, drool, drooling, mouth breathing', ['speech-therapy']],

  // Eating
  [
    'picky with food, fussy eater, eats only, not eat anything, not eat vegetables, not try food, ' +
      'not chew, trouble chewing, chewing, not drink, bottle refusal, new foods, ' +
      'throws up food, throws up, vomits, losing weight, feeding tube, g tube, feeding specialist, feeding clinic, selective eating',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],

  // Behavior and everyday skills
  [
    'out of control, destroys, breaks things, throws toys, throws everything, violent, attacks, ' +
      'scratches, pinch, spit, slap, punch, push other kids, hurts other kids, hurts others, ' +
      'hits sister, hits brother, pulls hair, hair pulling',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'odd, oppositional, behavior, behaviour, behavior problems, behavior support, behavior help, behavior specialist, ' +
      'behavioral health therapist, defiant, defiance, acting out, not behave, temper, screams all day, ' +
      'screams, explosive, discipline',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'sib, self injurious, bangs head, bites hand, bites himself, bites herself, hits himself, hits herself, ' +
      'scratches himself, hurts himself, hurts herself',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'run into street, parking lots, wanders off, takes off running, runs into traffic, runs out of house, runs out door, bolts, escapes, ' +
      'escape artist, gets out of house, wandering, no danger awareness, safety skills, not safe, no sense of danger',
    ['aba-therapy'],
  ],
  [
    'not use toilet, use bathroom, toilet training, wets bed, wet bed, poops pants, smears poop, ' +
      'still in diapers, out of diapers, poop accidents, holds poop, withholding, accidents',
    ['aba-therapy', 'occupational-therapy'],
  ],
  [
    'fba, functional behavior assessment, bcaba, change in routine, plans change, changes in routine, hates change, rigid, transitioning, follow directions, ' +
      'follow rules, not obey, not share, taking turns, parent training, early intensive, discrete trial, ' +
      'verbal behavior, esdm, vb mapp, pivotal response, autism therapy center',
    ['aba-therapy'],
  ],
  [
    'play himself, play herself, plays alone, not play with others, no one to play with, making friends, play skills, social group, ' +
      'social skills group, social anxiety group, friendship',
    ['aba-therapy', 'mental-health', 'speech-therapy'],
  ],

  // Senses, hands and dressing
  [
    'not wear socks, not wear shoes, not wear clothes, hates tags, itchy clothes, seams, clothing texture, ' +
      'sensitive to clothes, sensitive to noise, sensitive to light, sensitive to touch, loud sounds, ' +
      'noises, afraid of noises, hates being touched, not like touched, messy hands, licks everything, jumps off furniture, jumping off furniture, zip, sensory seeking, ' +
      'sensory seeker, sensory gym, sensory diet, sensory integration, sensory therapy, sensory meltdown, ' +
      'chews shirt, chews everything, chews on clothes, puts everything in mouth, spinning, spins, ' +
      'rocking, hand flapping, flaps, weighted blanket, crowds, bright lights, overwhelmed by lights, overwhelmed by noise, ' +
      'touching sand, sticky hands, spd, sensory processing problems',
    ['occupational-therapy'],
  ],
  [
    'button, zipper, zip coat, tie laces, shoelaces, use spoon, use fork, feed himself, feed herself, ' +
      'dress himself, dress herself, put on clothes, put on shoes, brush hair, comb hair, cut nails, ' +
      'nail cutting, hair cut, hair washing, hates bath, take shower, hygiene, morning routine',
    ['occupational-therapy'],
  ],
  [
    'write name, writing letters, pencil grip, hold scissors, cut with scissors, coloring, draw, ' +
      'hand strength, hand therapy, hand skills, vision therapy, visual motor, dysgraphia, messy writing',
    ['occupational-therapy'],
  ],
  [
    'otr, cota, ot eval, ot evaluation, occupational, emotional regulation ot, zones of regulation',
    ['occupational-therapy'],
  ],

  // Moving
  [
    'not stand, not roll over, not hold head up, walk unsteady, walks funny, ' +
      'walks tippy toe, gait, learning to walk, not jump, not climb stairs, go up stairs, ' +
      'ride bike, muscle weakness, weak legs, stiff legs, tight muscles, muscle tone, floppy, floppy baby, ' +
      'torticollis, flat head, posture, afo, orthotics, cerebral palsy, strength, stretching, flat feet',
    ['physical-therapy'],
  ],
  [
    'dpt, pta, cp, pt eval, pt evaluation, aquatic therapy, water therapy, horse therapy, hippotherapy',
    ['physical-therapy'],
  ],

  // Finding out
  [
    'know autism, know autistic, maybe autistic, think autism, ' +
      'think autistic, suspect autism, worried autism, check for autism, find out autism, tell if autism, ' +
      'autism signs, early signs, signs autism, symptoms of autism, autism symptoms, red flags, ' +
      'checked for autism, diagnosed with autism, diagnosed, diagnosing, diagnostic, formal diagnosis, dx, ' +
      'asd dx, asd eval, asd evaluation, autism eval, autism tests, autism clinic, autism center, eval, ' +
      'developmental evaluation, developmental screening, developmental assessment',
    ['diagnosis'],
    'evaluations',
  ],
  [
    'gdd, behind in development, behind other kids, delays, global delay, late milestones, development delay, ' +
      'not developing, development concerns, developmental concerns, baby development',
    ['diagnosis', 'early-intervention'],
  ],
  [
    'not look at me, not make eye contact, eye contact, lines up toys, lines up, lines toys, not smile, not answer when call, ' +
      'own world, stopped babbling, regressed, losing words, lost speech, lost language',
    ['diagnosis', 'speech-therapy'],
  ],
  [
    'add test, adhd diagnosis, adhd assessment, psych eval, psychoeducational',
    ['diagnosis', 'mental-health'],
  ],
  ['dev peds, developmental peds, dev ped', ['diagnosis']],
  ['staring spells, eeg, brain scan, neuro', ['diagnosis'], 'neurology, neurologist'],

  // Feelings and sleep
  [
    'up all night, wakes up, wakes at night, not fall asleep, stays awake, never sleeps, nightmares, ' +
      'night terrors, sleep problems, bedtime battles, sleep doctor, sleep specialist, sleep study',
    ['mental-health'],
  ],
  [
    'depressing, unhappy, sadness, hopeless, mood, cries all the time, cries a lot, cries every day, ' +
      'emotions, emotional, big feelings, feelings, mad all the time, angry outbursts, anger management, ' +
      'worries about everything, nervous, hates himself, hates herself, intrusive thoughts, obsessive, shy, scared of everything, afraid of everything, panic attacks, ' +
      'panic attack, separation anxiety, social anxiety, school anxiety, shuts down, shutdowns, withdrawn, ' +
      'not leave room, not leave house, cutting, hurt myself, self hatred, hears voices, bipolar, ' +
      'schizophrenia, psychosis, trichotillomania, hoarding, gender',
    ['mental-health'],
  ],
  [
    'hyperactivity, impulsive, attention deficit, not pay attention, pay attention, not concentrate, ' +
      'concentrate, distracted, fidgets, bounces off walls, add, adhd meds, adhd medication, adhd doctor',
    ['mental-health', 'diagnosis'],
  ],
  [
    'medication management, med management, meds management, psych meds, ritalin, adderall, risperidone, ' +
      'abilify, melatonin, antidepressants, refill',
    ['mental-health'],
    'medication, psychiatrist',
  ],
  [
    'someone to talk to, marriage, sliding scale, pcit, emdr, lmft, lmhc, psyd, support for parents, therapist for parents, counselling, therapist to talk, ' +
      'cbt, dbt, play therapy, group therapy, divorce, trauma therapist, lcsw, lpc, coping skills, ' +
      'emotional support',
    ['mental-health'],
    'counseling',
  ],

  // Teeth
  [
    'bleeding gums, gums, broken tooth, chipped tooth, loose tooth, touch teeth, touch his teeth, puts to sleep for dentist, orthodontist, filling, fillings, dental work, dental cleaning, tooth pulled, pull tooth, tooth hurts, ' +
      'mouth hurts, gums bleed, root canal, oral surgeon, crowns, dental crown, tooth brushing, toothbrush, ' +
      'brushing teeth, rotten teeth, wisdom teeth, teeth checkup, dental checkup, dental sealants',
    ['dental'],
  ],
  [
    'scared of cavity, dental anesthesia, sleep dentistry, sedation dentistry, laughing gas, nitrous, ' +
      'dentist anxiety, dental anxiety, scared of teeth cleaning, not let dentist, special needs dentist, ' +
      'autism friendly dentist, sensory friendly dentist, pediatric dentist',
    ['dental'],
    'sedation',
  ],

  // Early years and school
  [
    'ei, eci, ei services, cdsa, early steps, early start, part c, infant toddler program, babies cant wait, first steps, ' +
      'infant development, developmental preschool, head start, prek, special needs preschool, ' +
      'help before 3, under three, early childhood, developmental therapy',
    ['early-intervention'],
  ],
  [
    'kicked out of daycare, daycare kicked out, special ed lawyer, special education lawyer, bip, esy, fape, ieps meeting, ard meeting, ppcd, resource room, pull out services, inclusion, school says, school denied, school not help, school services, services at school, school evaluation, ' +
      'school accommodations, accommodations, school suspended, suspended, suspension, kicked out of school, ' +
      'expelled, school aide, aide at school, one on one aide, paraprofessional, classroom aide, teacher, ' +
      'school psychologist, school district, school refuses, hates school, special needs school, ' +
      'autism school, school for autism, private school, special class, special needs class, ieps, ' +
      'not qualify for services, qualify for services, school advocate, school problems, failing school',
    ['early-intervention'],
    'school',
  ],
  [
    'reading, reading tutor, math tutor, math, learn to read, homeschool, homeschooling, learning difficulties, ' +
      'learning disabilities, educational testing, dyscalculia, slow learner',
    ['early-intervention'],
  ],

  // A break, and people who understand
  [
    'babysit, babysitting, sitters, childcare, child care, day care, watch my kid, watch my child, ' +
      'watch my son, watch my daughter, weekend care, overnight care, day off, ' +
      'parents night out, time off, caregiver break, respite worker, respite provider, relief',
    ['community'],
    'respite',
  ],
  [
    'other moms, other dads, moms group, mom group, dads group, parents like me, parents like us, ' +
      'meet parents, meet families, autism moms, mom support, parent support, family support, ' +
      'siblings, sibling group, support groups, caregiver support, connect with parents, playgroup, ' +
      'play group, autism society, parent mentor',
    ['community', 'mental-health'],
    'groups',
  ],
  [
    'exhausted parent, tired mom, parent burnout, cant cope, at my wits end',
    ['community', 'mental-health'],
  ],
  [
    'personal care aide, home care, home health aide, cna, hha, direct support, dsp, companion, ' +
      'in home support, supportive home care',
    ['community'],
    'home',
  ],
  [
    'hcbs, idd services, dds, ddd, able account, caseworker, case worker, social worker, care manager, support coordinator, waiver program, ' +
      'cap waiver, innovations waiver, medicaid application, apply for ssi, ssdi, disability application, ' +
      'financial help, grants, help paying, diapers delivered, transportation, lawyer, legal help, ' +
      'special needs trust, resources for autism, autism resources, local resources, navigator',
    ['community'],
    'case',
  ],
  [
    'weekend activities, saturday activities, things to do on weekend, camps, day camp, camp for autistic kids, summer program, swimming, swim lessons, swimming lessons, ' +
      'soccer, basketball, gymnastics, martial arts, karate, special olympics, adaptive sports, dance class, ' +
      'art class, music class, music lessons, horseback riding, sensory friendly, ' +
      'after school program, afterschool, clubs, recreation program',
    ['community'],
    'camp, recreation',
  ],
  [
    'adult services, adult day, day programs, day habilitation, dayhab, transition to adulthood, aging out, ' +
      'after graduation, work program, supported employment, employment, vocational, vocational rehab, find a job, ' +
      'job skills, job',
    ['community'],
    'day, work',
  ],
  [
    'group homes, supported living, independent living, assisted living, residential care, residential program, ' +
      'live on his own, live on her own, live on own',
    ['community'],
    'residential',
  ],
];
