import type { SynonymRow } from './synonym.ts';

/** Words of everyday life at home and school, by kind of help; broad on purpose. */
export const DAILY_LIFE: readonly SynonymRow[] = [
  // Talking and understanding
  [
    'cas, childhood apraxia, same question, asks same question, repeats question, ' +
      'repeats questions, repeats himself, repeats herself, make out words, ' +
      'make out what says, not make words, say i love you, gestalt, gestalt language, glp, ' +
      'proloquo, touchchat, tobii, dynavox, snap core, core board, baby sign, first words, ' +
      'not say mama, not say mom, not say dada, learn to talk, start talking, help talk, ' +
      'teach talk, talk more, talk better, gibberish, jargon, baby talk, raspy voice, hoarse, ' +
      'nasal, monotone, tongue thrust, phonological, cleft palate, cluttering, talks too fast, ' +
      'talks too loud, dld, mute, not say sounds, not say s, not say r, r sound, s sound, ' +
      'th sound, l sound, k sound, speech sound, say words wrong, says words wrong, ' +
      'mixes up words, small talk, back and forth conversation, not answer questions, ' +
      'not understand me, not understand directions, understand language, understand words, ' +
      'put words together, two word sentences, talk in sentences, full sentences, ' +
      'only one word, only a few words, hardly talks, barely talks, barely speaks, ' +
      'stopped speaking, talking late, late talking, delayed talking, language, stutterer, ' +
      'stuttering, find words, express himself, express herself, ask for things, ' +
      'tell what wants, copies what say, parrots',
    ['speech-therapy'],
  ],
  ['selective mutism, only whispers', ['speech-therapy', 'mental-health']],
  [
    'hand leading, leads by hand, pulls by hand, takes my hand, uses my hand',
    ['speech-therapy', 'diagnosis'],
  ],
  ['cochlear implant, ear tubes, ear infections', ['speech-therapy'], 'hearing'],

  // Eating
  [
    'oral aversion, lives on, goldfish crackers, choke, chokes, solids, solid food, puree, ' +
      'purees, baby food, drinks only, milk only, only milk, only drinks, beige food, ' +
      'same food, same foods, few foods, three foods, safe foods, not gain weight, ' +
      'weight gain, underweight, failure to thrive, nutritionist, dietitian, dietician, ' +
      'nutrition, spits out food, pockets food, stuffs mouth, overstuffs, eats too fast, ' +
      'not touch food, meal battles, dinner battles, meals, not eat dinner, not eat meat, ' +
      'not eat fruit, refuses food, refuses to eat, sippy cup, drink from cup, use straw, ' +
      'straw, take bottle, wean bottle, breastfeed, latch, skinny, starving, eat more, ' +
      'eat better, eats nothing, try foods, trying foods, tube feeding, oral motor, ' +
      'eating problems, eating issues, trouble eating, food aversion, food issues, ' +
      'food sensitivity',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],
  [
    'pica, eats dirt, eats paper, eats non food, eats sand, eats everything off floor',
    ['aba-therapy', 'occupational-therapy', 'mental-health'],
  ],

  // Behavior and everyday skills
  [
    'bit another kid, bit kid, bit child, bit teacher, bit sister, bit brother, bit friend, ' +
      'punches, breaks tv, holes in wall, breaks everything, wrecks, destroys house, ' +
      'destructive, throws chairs, throws, hits me, hits us, hurts me, hurts us, ' +
      'hurts brother, hurts sister, beats up, swears, cursing, cusses, lies, lying, steals, ' +
      'stealing, misbehave, misbehaves, unruly, strong willed, disrespectful, talks back, ' +
      'demand avoidance, pda, disrupts, disruptive, noncompliant, not comply, not cooperate, ' +
      'screech, shriek, yells, yelling, throws himself on floor, drops to floor, throws fits, ' +
      'throw fit, freak out, freaks out, blow up, blows up, blowups, fits of rage, ' +
      'property destruction, not control himself, hit other kids, hurt other kids, hurt dog, ' +
      'mean to sister, mean to brother, behavior issues, behaviors, behavior plan, ' +
      'behavior coach, impossible to control, cant control, cant take him anywhere, ' +
      'cant take her anywhere, public meltdowns, screams in store, grocery store',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'leaves yard, leaves class, leaves classroom, climbs everything, climbs on everything, ' +
      'climbs out, leaves the house, leaves house, runs out front door, runs out, ' +
      'runs out of school, keeps running, keeps escaping, not stay with me, runner, ' +
      'stranger danger, unbuckles, car seat, gets away, gets out at night, sneaks out, ' +
      'no fear, no fear of danger, cross the street, water safety fence',
    ['aba-therapy'],
  ],
  [
    'screen addiction, screen time, ipad addiction, addicted to ipad, obsessed with ipad, ' +
      'addicted to screens, video game addiction, puberty, private parts, touches himself, ' +
      'touches herself, inappropriate touching, masturbation, takes off clothes, strips',
    ['aba-therapy', 'mental-health', 'occupational-therapy'],
  ],
  [
    'poop, poops, pooping, pee, pees, peeing, diaper, diapers, pull ups, pullups, ' +
      'night accidents, night time accidents, nighttime accidents, wetting, wets himself, ' +
      'wet pants, wets pants, bed wetting, constipated, constipation, encopresis, ' +
      'wipe himself, wipe herself, wipe bottom, wiping, toilet, use restroom, restroom, ' +
      'potty issues, dry at night, sit on toilet',
    ['aba-therapy', 'occupational-therapy'],
  ],
  [
    'prt, wait turn, waiting turn, take turns, share toys, sharing toys, behavior tech, ' +
      'behavior technician, behaviorist, behaviour therapist, positive behavior support, pbs, ' +
      'floortime, dir floortime, teacch, rdi, early start denver, denver model, ' +
      'intensive therapy, 40 hours, 20 hours, routine change, follow routine, visual schedule, ' +
      'follow instructions, listen to directions, accept no, being told no, told no',
    ['aba-therapy'],
  ],
  [
    'socially awkward, social cues, social stories, keep friends, find friends, friends, ' +
      'left out, talk to peers, peers, interact with kids, interact with other kids, ' +
      'get along with other kids',
    ['aba-therapy', 'mental-health', 'speech-therapy', 'community'],
  ],
  [
    'chores, cooking, independent, independence',
    ['occupational-therapy', 'aba-therapy', 'community'],
  ],

  // Senses, hands and dressing
  [
    'feeling of sand, sand, grass, barefoot, sticky, slime, messy, getting messy, ' +
      'hands dirty, dirty hands, sunscreen, lotion, wear hat, wear mask, wear glasses, ' +
      'wear headphones, headphones, coat, winter coat, jeans, underwear, socks, tags, ' +
      'clothing, clothes, not keep clothes on, naked, hair dryer, blender, vacuum, ' +
      'vacuum cleaner, hand dryer, hand dryers, fireworks, fire alarm, fire drill, sirens, ' +
      'flushing, loud, loud places, noisy, crowded, crowded places, bumps into things, ' +
      'rough play, plays rough, squeezes, deep pressure, tight hugs, hugs too hard, ' +
      'pain tolerance, not feel pain, no pain, mouths, mouths objects, mouthing, licks, ' +
      'licking, sniffs, chew pencils, chewy, chewelry, brushing hair, brush her hair, ' +
      'wash face, face washed, water on face, trim nails, clip nails, nails, toenails, ' +
      'fingernails, barber, hair salon, hairdresser, haircuts, bath, baths, bathing, shower, ' +
      'overstimulation, over stimulated, sensory break, body awareness, proprioception, ' +
      'vestibular, interoception, primitive reflexes, retained reflexes, self regulate, ' +
      'dysregulated, dysregulation, regulation, regulate emotions, calming, over sounds, ' +
      'over noise, textures, texture, touch sensitive, hates touch, not touch, hates hugs, ' +
      'hates noise, hates loud, hates crowds, hates lights, sensitive, sensitivities, ' +
      'always moving, jumps all the time, jumping all day',
    ['occupational-therapy'],
  ],
  [
    'handwriting help, penmanship, trace letters, write letters, write his name, ' +
      'write her name, typing, hold fork, fork, utensils, silverware, cut food, buckle, snaps, ' +
      'laces, velcro, put on socks, put on coat, get dressed by himself, dressing himself, ' +
      'dressing herself, open lunchbox, open containers, hand dominance, weak hands, ' +
      'weak grip, grasp, pincer, fingers, scissors, crayon, crayons, pencil, bead, puzzles, ' +
      'hygiene skills, brush teeth himself, adls, adl, deodorant, visual perception, ' +
      'executive function, assistive technology',
    ['occupational-therapy'],
  ],

  // Moving
  [
    'delayed walking, delayed walker, walking delay, walking delays, pool therapy, ' +
      'swimming therapy, swim therapy, pigeon toed, in toeing, intoeing, bow legs, bowlegged, ' +
      'limp, limping, leg pain, runs funny, runs awkward, hops, jump, hop, skip, pedal, ' +
      'tricycle, trike, hypermobile, hypermobility, joints, loose joints, ehlers danlos, ' +
      'spina bifida, muscular dystrophy, walker, gait trainer, stander, scoliosis, endurance, ' +
      'tires easily, weak core, core strength, core, w sitting, roll over, rolling over, ' +
      'tummy time, head control, crawl, crawling, scoots, scooting, cruising, legs, ' +
      'motor delay, motor skills, gross motor delay, heel cords, plagiocephaly, helmet, ' +
      'not stand up, not stand alone, not pull to stand, not sit alone, not sit unsupported, ' +
      'weak, weakness, stiff, spastic, spasticity, muscles, muscle',
    ['physical-therapy'],
  ],
  [
    'trips over feet, trips over, trips on, falls, falling, falls all the time, ' +
      'bumps into walls, uncoordinated, dyspraxia, awkward, catch ball, throw ball, kick ball, ' +
      'playground equipment, monkey bars, gym class, pe class, ride a bicycle, bike, ' +
      'motor planning, body control',
    ['physical-therapy', 'occupational-therapy'],
  ],

  // Finding out
  [
    'developmental clinic, developmental center, autism dr, dr for autism, autism md, not wave, not waving, waves bye, pdd nos, ' +
      'level 1, level 2, level 3, get tested, evaluated, evaluator, diagnostician, ' +
      'who diagnoses, masking, autism or adhd, adhd or autism, autism and adhd, ' +
      'something wrong, something is wrong, something not right, something off, ' +
      'something is off, seems different, different from other kids, not like other kids, ' +
      'pediatrician says, pediatrician said, pediatrician referred, referral, referred, ' +
      'cognitive testing, intellectual disability, not cuddle, no interest in other kids, ' +
      'ignores other kids, ignores us, ignores me, spins wheels, walks in circles, ' +
      'obsessed with trains, obsessed with fans, obsessed with wheels, adult diagnosis, ' +
      'late diagnosis, cars ii, ados test, autism testing, testing for autism, pediatrician, ' +
      'primary care, autism screen, concerned, concerns, confirm, confirm autism, rule out',
    ['diagnosis'],
    'evaluations',
  ],
  [
    'worried development, concerned development, worried about development, milestone, ' +
      'milestones, developing, developmentally behind, developmentally delayed, ' +
      'not playing with toys, not play with toys',
    ['diagnosis', 'early-intervention'],
  ],
  [
    'mri, headache, headaches, migraine, migraines, absence seizures, spells, epileptic, ' +
      'epileptologist, brain',
    ['diagnosis'],
    'neurology, neurologist',
  ],
  [
    'microarray, chromosome, chromosomes, dna, down syndrome, rett, angelman, genes, ' +
      'gene test',
    ['diagnosis'],
    'genetic',
  ],
  [
    'intellectual testing, processing speed, gifted testing, adhd testing',
    ['diagnosis', 'mental-health'],
  ],

  // Feelings and sleep
  [
    'pmhnp, psych np, psychiatric nurse, dmdd, rad, mood regulation, cognitive behavioral, ' +
      'cognitive behavioral therapy, cognitive therapy, rejection sensitivity, ' +
      'rejection sensitive, rsd, kill himself, kill herself, kill myself, die, want to die, ' +
      'wants to be dead, death, died, dying, passed away, funeral, grieving, loss, ' +
      'not get out of bed, stays in room, stays in bed, isolates, isolating, isolated, ' +
      'no motivation, unmotivated, anorexia, bulimia, identity, lgbtq, trans, confidence, ' +
      'low confidence, self worth, perfectionist, clingy, afraid of dark, scared of dark, ' +
      'afraid to be alone, scared to be alone, scared of storms, thunderstorms, germs, ' +
      'rituals, washes hands, skin picking, picks skin, picks at skin, bites nails, ' +
      'nail biting, pulls out hair, pulls hair out, pulling out hair, abuse, abused, custody, ' +
      'adopted, adoption, foster child, bully, bullies, cope, coping, mental breakdown, ' +
      'breakdown, autistic burnout, postpartum, behavioral health, mental, inpatient, ' +
      'hospitalization, partial hospitalization, iop, psych hospital, neurofeedback, ' +
      'exposure therapy, meltdown after school, afraid, scared of school, scared of dogs, ' +
      'freaks out at school, tearful, cries, stress, stressed, moody, negative thoughts, ' +
      'low self esteem, feel sad, feels sad, no joy, therapist for teen, teen therapist, ' +
      'child therapist, therapist for kids, therapist for child, therapist for adults, ' +
      'therapist for mom, counselor for me, need someone to talk, talk to a therapist, ' +
      'anxiety therapist, therapist anxiety, couples, psycologist',
    ['mental-health'],
  ],
  [
    'zoloft, prozac, ssri, lexapro, guanfacine, clonidine, intuniv, vyvanse, concerta, ' +
      'strattera, stimulant, stimulants, focalin, side effects, psychopharmacology, pills, ' +
      'pill, medicate, med check, prescribe, prescribes, antidepressant, antipsychotic, ' +
      'medicine doctor, mental health medication',
    ['mental-health'],
    'medication, psychiatrist',
  ],
  [
    'sleeps, sleepless, not stay asleep, sleep in own bed, sleep through the night, ' +
      'wakes up at night, awake all night, night waking, bed time, nap, naps',
    ['mental-health'],
  ],
  [
    'focus, daydreams, zones out, not finish anything, forgetful, disorganized, restless, ' +
      'squirms',
    ['mental-health', 'diagnosis', 'occupational-therapy'],
  ],

  // Teeth
  [
    'dmd, cleaning, molar, molars, fluoride, papoose, hospital dentistry, orthodontics, ' +
      'braces, retainer, floss, flossing, toothpaste, decay, abscess, swollen gum, baby teeth, ' +
      'extraction, dental exam, first dental visit, clean teeth, open mouth, open his mouth, ' +
      'open her mouth, mouth pain, dentist hold down, teeth grinder, grinds, dental surgery, ' +
      'dental x ray, tooth fell out, tooth infection, brush, brushes teeth',
    ['dental'],
  ],

  // Early years and school
  [
    'ese, sped, sped lawyer, sped advocate, help in class, help in classroom, aide in class, ' +
      'aide in classroom, shadow, school shadow, mainstream, self contained, ' +
      'private placement, due process, mediation, iee, eligibility, iep goals, ' +
      'transition plan, school bus, recess, failing class, failing grade, grades, phonics, ' +
      'letters and numbers, abcs, counting, held back, behind in school, charter school, ' +
      'montessori, online school, home school, college, college program, school calls, ' +
      'school keeps calling, called from school, pick up from school, principal, teacher says, ' +
      'teachers, school placement, school choice, change schools, schools, ' +
      'school for autistic kids, best school, restraint, seclusion, school rights, education, ' +
      'educational advocate, education advocate, education lawyer, academic, academics, learn, ' +
      'learning, comprehension, reading comprehension, cant read, not read, not learn, ' +
      'hates reading, not do homework, first grade, special needs classroom, classroom, ' +
      'testing accommodations, special educator, speech at school, ot at school',
    ['early-intervention'],
    'school',
  ],
  [
    'zero to three, 0 to 3, 0 3, birth to 5, under 3, under age 3, before 3, before age 3, ' +
      'before turns 3, turning 3, infant services, toddler services, developmental specialist, ' +
      'nursery school, preschools, autism preschool, daycare, autism daycare, ' +
      'daycare special needs, early help, services for toddler, services for baby, preemie, ' +
      'premature, nicu, early services, early childhood special education',
    ['early-intervention'],
  ],

  // A break, and people who understand
  [
    'hour to myself, time to myself, minute to myself, time for myself, night out, ' +
      'free time, alone time, breather, vacation, weekend off, sleepover, drop off care, ' +
      'day out, parents day out, babysitters, watch my autistic son, watch my autistic child, ' +
      'watch kids, someone to care for, care for my son, while i work, while work, ' +
      'after school care, before school care, summer care, special needs babysitter, ' +
      'special needs nanny, get a break, take a break, a few hours, help me out, ' +
      'give me a break, mom needs help, respite hours, weekend respite, emergency respite',
    ['community'],
    'respite',
  ],
  [
    'grandparents, grandparent, single mom, single dad, single parent, father group, ' +
      'brother of autistic, sister of autistic, brothers and sisters, siblings group, ' +
      'connect with other parents, other autism families, other autism parents, ' +
      'talk to other parents, talk with other parents, network of parents, facebook group, ' +
      'parents of autistic, parents of autism, lonely mom, feel alone, feel so alone, ' +
      'parent coaching, parent class, parent classes, newly diagnosed, new diagnosis, ' +
      'recently diagnosed, after diagnosis, next steps, parent to parent, family center, ' +
      'understand autism, learn about autism, autism class for parents, families like ours, ' +
      'parents who understand',
    ['community', 'mental-health', 'diagnosis'],
    'groups, case',
  ],
  [
    'ihss, live in aide, aide, personal assistant, pca, paid caregiver, paid to care, ' +
      'get paid, paid to take care, self directed, consumer directed, nurse, nursing, ' +
      'home nurse, help around house, help in my home, come to my house, come to the house, ' +
      'home helper, aide at home, home attendant, community guide, community living support, ' +
      'personal support',
    ['community'],
    'home',
  ],
  [
    'help with medicaid, medicaid help, care when die, happens when die, ' +
      'financial assistance, financial aid, financial support, financial, live gone, live die, ' +
      'katie beckett, tefra, waivers, waiver wait list, waiver list, registry of unmet needs, ' +
      'regional center, county board, the arc, easter seals, easterseals, food stamps, wic, ' +
      'rent, utilities, bills, pay bills, pay for therapy, funding, scholarship, tax, ' +
      'equipment, service dog, therapy dog, gps tracker, tracker, id bracelet, safety bed, ' +
      'stroller, free diapers, legal, attorney, conservatorship, supported decision making, ' +
      'power of attorney, trust, future planning, plan for future, planning for the future, ' +
      'after we die, after i die, insurance denied, denied, insurance appeal, appeal, rides, ' +
      'transport, supplemental security, social security, disability check, ' +
      'disability benefit, benefits, apply for disability, apply for medicaid, get medicaid, ' +
      'sign up for medicaid, paperwork, navigate, navigating, hotline, helpline, information, ' +
      'resources, case worker for, immigration, interpreter, translator, parking placard, ' +
      'government help, state help, help from state',
    ['community'],
    'case',
  ],
  [
    'adaptive bike, adaptive bikes, family fun, fun activities, fun things, places to go, family outings, events, event, ' +
      'movies, movie, theater, museum, zoo, library, story time, indoor playground, ' +
      'play place, playground, trampoline, bounce house, birthday party, santa, sunday school, ' +
      'scouts, boy scouts, girl scouts, lego, lego club, gaming club, minecraft, club, ' +
      'pottery, painting, drama club, theater class, choir, piano, drums, ballet, yoga, cheer, ' +
      'baseball, miracle league, football, hockey, bowling, tennis, golf, skating, surfing, ' +
      'skiing, horses, horse, horseback, riding lessons, fishing, ymca, playdate, playdates, ' +
      'social club, teen club, hangout, hang out, spring break, winter break, saturday, ' +
      'saturdays, sundays, weekend, weekends, family events, day trip, sport, sports team, ' +
      'swimmer, swim class, swim teacher, lessons, extracurricular, activity, hobbies, ' +
      'karate class, exercise, fitness',
    ['community'],
    'camp, recreation',
  ],
  [
    'young adult, young adults, adulthood, turns 18, turns 21, turning 21, turns 22, ' +
      'ages out, aged out, after school ends, finishes high school, done with high school, ' +
      'graduating, graduates, graduation, after graduates, internship, project search, ' +
      'volunteer, resume, career, work experience, get a job, workplace, employer, hire, ' +
      'vocational training, trade school, dayprogram, adult son, adult daughter, adult child, ' +
      'adult with autism, autistic adult, autistic adults, adults with autism, ' +
      'programs for adults',
    ['community'],
    'day, work',
  ],
  [
    'host home, roommate, apartment, live alone, live by himself, live by herself, ' +
      'live independently, move out, live away, residential placement, out of home placement, ' +
      'residential facility, adult home, supported apartment',
    ['community'],
    'residential',
  ],
];
