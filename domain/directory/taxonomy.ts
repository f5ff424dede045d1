import { CATEGORY_IDS, type CategoryId } from './categories.ts';

/** Specialty of a provider in the national provider registry. */
export interface Specialty {
  readonly category: CategoryId;
  /** Singular, in plain words, as the start of a sentence. */
  readonly name: string;
  readonly tags: readonly string[];
  /** Reason for including the code, as a sentence. */
  readonly why: string;
}

/**
 * Codes of the Health Care Provider Taxonomy (NUCC, https://taxonomy.nucc.org) in this directory, by category
 * and reason: name of one such provider, then its tags. Doubtful codes are excluded, since fruitless calls
 * make families give up. Excluded on purpose: care for adults or the old only (geriatrics, nursing, home
 * health, hospice), addiction, forensics, hospitals for adults (which require a referral), general physicians
 * and nurses other than for children, hearing aids, and public health offices.
 */
const TAXONOMY: Readonly<
  Record<
    CategoryId,
    readonly {
      readonly why: string;
      readonly codes: Readonly<Record<string, readonly [name: string, ...tags: string[]]>>;
    }[]
  >
> = {
  'aba-therapy': [
    {
      why: 'Applied behavior analysis is what most insurers cover for autism by name.',
      codes: {
        '103K00000X': ['Behavior analyst', 'ABA'],
        '106E00000X': ['Assistant behavior analyst', 'ABA'],
        '106S00000X': ['Behavior technician', 'ABA'],
      },
    },
  ],
  'speech-therapy': [
    {
      why: 'Speech and language are affected in nearly every autistic child.',
      codes: {
        '235Z00000X': ['Speech-language pathologist', 'Speech and language'],
        '2355S0801X': ['Speech-language assistant', 'Speech and language'],
      },
    },
    {
      why: 'A child who speaks little may need a device, and a child who does not answer a hearing test.',
      codes: {
        '261QA3000X': ['Augmentative communication clinic', 'Communication devices'],
        '261QH0700X': ['Hearing and speech clinic', 'Speech and language', 'Hearing'],
      },
    },
  ],
  'occupational-therapy': [
    {
      why: 'Daily skills, senses, handwriting and feeding are what occupational therapy is for.',
      codes: {
        '225X00000X': ['Occupational therapist'],
        '225XP0200X': ['Pediatric occupational therapist', 'Pediatrics'],
        '225XF0002X': ['Occupational therapist for feeding and swallowing', 'Feeding'],
        '225XM0800X': ['Occupational therapist for mental health', 'Mental health'],
        '225XN1300X': ['Occupational therapist for neurorehabilitation', 'Neurology'],
        '225XP0019X': ['Occupational therapist for physical rehabilitation', 'Rehabilitation'],
        '225XE0001X': ['Occupational therapist for changes to the home', 'Home changes'],
        '225XL0004X': ['Occupational therapist for low vision', 'Vision'],
        '225XR0403X': ['Occupational therapist for driving and getting around', 'Getting around'],
      },
    },
    {
      why: 'An assistant works under an occupational therapist, who may have the shorter wait.',
      codes: {
        '224Z00000X': ['Occupational therapy assistant'],
        '224ZF0002X': ['Occupational therapy assistant for feeding and swallowing', 'Feeding'],
        '224ZE0001X': ['Occupational therapy assistant for changes to the home', 'Home changes'],
        '224ZL0004X': ['Occupational therapy assistant for low vision', 'Vision'],
        '224ZR0403X': ['Occupational therapy assistant for getting around', 'Getting around'],
      },
    },
    {
      why: 'Devices for speaking, learning and getting around have specialists of their own.',
      codes: {
        '225CA2400X': ['Assistive technology practitioner', 'Assistive technology'],
      },
    },
  ],
  'physical-therapy': [
    {
      why: 'Low muscle tone, toe walking and clumsiness are treated by physical therapy.',
      codes: {
        '225100000X': ['Physical therapist'],
        '2251P0200X': ['Pediatric physical therapist', 'Pediatrics'],
        '2251N0400X': ['Physical therapist for neurology', 'Neurology'],
        '225200000X': ['Physical therapy assistant'],
        '2081P0010X': ['Pediatric rehabilitation doctor', 'Pediatrics', 'Rehabilitation'],
      },
    },
    {
      why: 'A clinic is listed under its own code, and its therapists perhaps not at all.',
      codes: {
        '261QP2000X': ['Physical therapy clinic'],
        '261QR0400X': ['Rehabilitation clinic', 'Rehabilitation'],
      },
    },
  ],
  diagnosis: [
    {
      why: 'These doctors and psychologists diagnose autism, or look for its causes.',
      codes: {
        '2080P0006X': ['Developmental-behavioral pediatrician', 'Pediatrics', 'Evaluations'],
        '2080P0008X': ['Pediatrician for neurodevelopment', 'Pediatrics', 'Evaluations'],
        '2084N0402X': ['Child neurologist', 'Pediatrics', 'Neurology'],
        '2084P0005X': ['Doctor for neurodevelopment', 'Neurology', 'Evaluations'],
        '103G00000X': ['Neuropsychologist', 'Evaluations'],
        '103GC0700X': ['Clinical neuropsychologist', 'Evaluations'],
        '207SG0201X': ['Geneticist', 'Genetic testing'],
        '261QD1600X': ['Developmental disabilities clinic', 'Developmental disabilities'],
      },
    },
  ],
  'mental-health': [
    {
      why: 'Anxiety, attention and sleep are treated by these prescribers; those for children are few, so that others are in.',
      codes: {
        '2084P0804X': ['Child and adolescent psychiatrist', 'Children and teens', 'Medication'],
        '2084P0800X': ['Psychiatrist', 'Medication'],
        '363LP0808X': ['Psychiatric nurse practitioner', 'Medication'],
        '364SP0808X': ['Psychiatric nurse specialist'],
        '364SP0807X': ['Psychiatric nurse specialist for children and teens', 'Children and teens'],
        '364SP0810X': ['Psychiatric nurse specialist for families', 'Families'],
      },
    },
    {
      why: 'Psychologists test, diagnose and treat what often comes with autism.',
      codes: {
        '103T00000X': ['Psychologist'],
        '103TC0700X': ['Clinical psychologist'],
        '103TC2200X': ['Clinical psychologist for children and teens', 'Children and teens'],
        '103TM1800X': ['Psychologist for developmental disabilities', 'Developmental disabilities'],
        '103TB0200X': ['Cognitive and behavioral psychologist', 'Behavior'],
        '103TC1900X': ['Counseling psychologist', 'Counseling'],
        '103TF0000X': ['Family psychologist', 'Families'],
        '103TH0004X': ['Health psychologist'],
        '103TH0100X': ['Health service psychologist'],
        '103TP0016X': ['Psychologist who prescribes', 'Medication'],
        '103TP2700X': ['Psychotherapist', 'Counseling'],
        '103TP2701X': ['Group psychotherapist', 'Counseling', 'Groups'],
        '103TR0400X': ['Rehabilitation psychologist', 'Rehabilitation'],
      },
    },
    {
      why: 'Counseling for the child, its siblings and its parents.',
      codes: {
        '101Y00000X': ['Counselor', 'Counseling'],
        '101YM0800X': ['Mental health counselor', 'Counseling'],
        '101YP2500X': ['Professional counselor', 'Counseling'],
        '106H00000X': ['Marriage and family therapist', 'Counseling', 'Families'],
        '104100000X': ['Social worker', 'Counseling'],
        '1041C0700X': ['Clinical social worker', 'Counseling'],
      },
    },
    {
      why: 'Therapies by art, dance, drama and music need few words.',
      codes: {
        '221700000X': ['Art therapist', 'Creative therapy'],
        '225600000X': ['Dance therapist', 'Creative therapy'],
        '101200000X': ['Drama therapist', 'Creative therapy'],
        '225A00000X': ['Music therapist', 'Creative therapy'],
      },
    },
    {
      why: 'Clinics and residential treatment take children whom no single practice can keep safe.',
      codes: {
        '261QM0801X': ['Mental health clinic', 'Counseling'],
        '261QM0855X': ['Mental health clinic for children and teens', 'Children and teens'],
        '322D00000X': ['Residential treatment for children', 'Children and teens', 'Residential'],
        '323P00000X': ['Psychiatric residential treatment', 'Residential'],
      },
    },
  ],
  dental: [
    {
      why: 'Children’s dentists, and dentists who sedate, see children who cannot sit still for one.',
      codes: {
        '1223P0221X': ['Pediatric dentist', 'Pediatrics'],
      },
    },
    {
      why: 'In most counties no dentist is for children only, so that a family calls the general ones.',
      codes: {
        '122300000X': ['Dentist'],
        '1223G0001X': ['General dentist'],
        '1223D0004X': ['Dentist for sedation', 'Sedation'],
        '125J00000X': ['Dental therapist'],
        '125K00000X': ['Advanced dental therapist'],
        '261QD0000X': ['Dental clinic'],
      },
    },
  ],
  'early-intervention': [
    {
      why: 'Help from birth to three comes from these agencies and therapists.',
      codes: {
        '252Y00000X': ['Early intervention agency', 'Birth to 3'],
        '222Q00000X': ['Developmental therapist', 'Early childhood'],
      },
    },
    {
      why: 'From three on the school district evaluates and helps, through these people.',
      codes: {
        '251300000X': ['Local education agency', 'School'],
        '103TE1000X': ['Educational psychologist', 'School', 'Evaluations'],
        '103TS0200X': ['School psychologist', 'School', 'Evaluations'],
        '101YS0200X': ['School counselor', 'School', 'Counseling'],
        '1041S0200X': ['School social worker', 'School'],
      },
    },
  ],
  community: [
    {
      why: 'Respite gives parents a break; Medicaid waivers pay for it.',
      codes: {
        '385H00000X': ['Respite care', 'Respite'],
        '385HR2050X': ['Respite camp', 'Respite', 'Camp'],
        '385HR2055X': ['Respite care for children with mental illness', 'Respite', 'Children'],
        '385HR2060X': ['Respite care for children with disabilities', 'Respite', 'Children'],
        '385HR2065X': [
          'Respite care for children with physical disabilities',
          'Respite',
          'Children',
        ],
      },
    },
    {
      why: 'Help at home with daily care, which waivers pay for.',
      codes: {
        '253Z00000X': ['In-home supportive care', 'Help at home'],
        '3747A0650X': ['Attendant care provider', 'Help at home'],
        '3747P1801X': ['Personal care attendant', 'Help at home'],
      },
    },
    {
      why: 'Day programs and case management that states run or pay for.',
      codes: {
        '251C00000X': ['Day training for developmental disabilities', 'Day program'],
        '373H00000X': ['Day training specialist', 'Day program'],
        '251B00000X': ['Case management agency', 'Case management'],
        '171M00000X': ['Case manager', 'Case management'],
        '251X00000X': ['Supports brokerage', 'Case management'],
        '251S00000X': ['Community behavioral health agency', 'Behavioral health'],
      },
    },
    {
      why: 'Nonprofits, recreation and preparation for work.',
      codes: {
        '251V00000X': ['Voluntary or charitable agency', 'Nonprofit'],
        '225800000X': ['Recreation therapist', 'Recreation'],
        '226000000X': ['Recreational therapy assistant', 'Recreation'],
        '225C00000X': ['Rehabilitation counselor', 'Work and independence'],
        '261QM3000X': ['Day care for medically fragile children', 'Children', 'Day program'],
      },
    },
    {
      why: 'Homes for those who cannot live with their family.',
      codes: {
        '320900000X': ['Group home for developmental disabilities', 'Residential'],
        '320600000X': ['Residential care for developmental disabilities', 'Residential'],
        '315P00000X': ['Intermediate care for intellectual disabilities', 'Residential'],
      },
    },
  ],
  'childrens-health': [
    {
      why: 'Children’s hospitals have developmental clinics, and know whom to call.',
      codes: {
        '282NC2000X': ['Children’s hospital', 'Children’s hospital'],
        '283XC2000X': [
          'Children’s rehabilitation hospital',
          'Children’s hospital',
          'Rehabilitation',
        ],
        '281PC2000X': ['Children’s hospital for long illnesses', 'Children’s hospital'],
      },
    },
  ],
};

export const SPECIALTIES: ReadonlyMap<string, Specialty> = new Map(
  CATEGORY_IDS.flatMap((category) =>
    TAXONOMY[category].flatMap(({ why, codes }) =>
      Object.entries(codes).map(([code, [name, ...tags]]): [string, Specialty] => [
        code,
        { category, name, tags, why },
      ]),
    ),
  ),
);
