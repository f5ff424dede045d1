import { type Message, say } from '../kernel/message.ts';

/** Help available from every state. */
export interface StateHelp {
  readonly topic: 'early-intervention' | 'medicaid';
  readonly text: Message;
  /** Name and location of the source. */
  readonly source: string;
  readonly url: string;
}

/**
 * Applies to every state, as of the sources on 2026-11-22. Excludes addresses and numbers of single states'
 * offices, which were not read. See docs/product-rules.md#nothing-within-reach.
 */
export const STATE_HELP: readonly StateHelp[] = [
  {
    topic: 'early-intervention',
    text: say(
      'Under age 3, you can ask your state’s Early Intervention program for an evaluation yourself. You need no diagnosis and no doctor’s referral.',
    ),
    source: 'Centers for Disease Control and Prevention, 2009 (archived)',
    url: 'https://webarchive.library.unt.edu/eot2008/20090813124336/http://cdc.gov/ncbddd/actearly/concerned.html',
  },
  {
    topic: 'early-intervention',
    text: say(
      'Each state has at least one parent center, which explains Early Intervention and special education for children up to 26. The Center for Parent Information and Resources (parentcenterhub.org) lists them.',
    ),
    source: 'U.S. Department of Education',
    url: 'https://www.ed.gov/grants-and-programs/grants-special-populations/grants-individuals-disabilities/parent-training-and-information-centers',
  },
  {
    topic: 'medicaid',
    text: say(
      'Under age 21, Medicaid must cover services that are medically necessary, autism treatment among them. Each state decides what is medically necessary.',
    ),
    source: 'Centers for Medicare & Medicaid Services, 2014',
    url: 'https://www.medicaid.gov/federal-policy-guidance/downloads/FAQ-09-24-2014.pdf',
  },
  {
    topic: 'medicaid',
    text: say(
      'Kids’ Waivers lists the Medicaid waivers and Katie Beckett programs of each state. Your state’s Medicaid office decides.',
    ),
    source: 'Kids’ Waivers',
    url: 'https://www.kidswaivers.org/',
  },
];
