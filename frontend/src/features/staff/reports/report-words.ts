import type { ReportInfo } from '@hearthway/domain/staff/reports/reports.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Words {
  readonly title: MessageDescriptor;
  readonly describes: MessageDescriptor;
}

/** By a report's id: what it says of itself in English only. */
const REPORT_WORDS: Readonly<Record<string, Words>> = {
  'active-families': {
    title: msg`Active families`,
    describes: msg`Families that did something by themselves on a day, in a week or in a month. Each counts once.`,
  },
  'sign-up-funnel': {
    title: msg`Sign-up funnel`,
    describes: msg`Of the families that registered in the period: how many took each step and all steps before it, until the end of the period.`,
  },
  retention: {
    title: msg`Retention by week`,
    describes: msg`Of the families that registered in a week: how many did something by themselves in each week after it. Weeks that are not over by the end of the period are left out.`,
  },
  favorites: {
    title: msg`Favorites`,
    describes: msg`Providers that were added to favorites in the period, and by how many families.`,
  },
  'provider-views': {
    title: msg`Providers looked at`,
    describes: msg`Pages of providers that were opened in the period, each once a day and family, and by how many families.`,
  },
  'searches-without-results': {
    title: msg`Searches that found nothing`,
    describes: msg`Settled searches with no result, by the words of the directory in them, by category, or by the states of the families. Words that fewer than five families searched for are left out.`,
  },
  'limits-and-prompts': {
    title: msg`Limits and upgrade prompts`,
    describes: msg`How often families were told that no more favorites fit, or were asked to upgrade, by where it was or by the states of the families. Each prompt counts once a day and family.`,
  },
  subscriptions: {
    title: msg`Subscriptions and recurring revenue`,
    describes: msg`Families on each paid plan at the end of a month, week or day, what they pay a month by the prices of the plans, and by month the families whose plan changed in it.`,
  },
  'feature-use': {
    title: msg`Use of features by plan`,
    describes: msg`How many families used each feature in the period and how often, by the plan that they were on at that time, and which share that is of the families on that plan that used anything.`,
  },
  'support-load': {
    title: msg`Support load`,
    describes: msg`What families reported about listings and how it was answered, and what support did for families, by topic or by the states of the families.`,
  },
};

/** By the English label of a column: several reports have the same. */
const LABEL_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'Active families': msg`Active families`,
  'Changed the paid plan': msg`Changed the paid plan`,
  Families: msg`Families`,
  'Families that registered': msg`Families that registered`,
  'Families that used anything': msg`Families that used anything`,
  Feature: msg`Feature`,
  Group: msg`Group`,
  'Monthly recurring revenue': msg`Monthly recurring revenue`,
  'Of those who registered': msg`Of those who registered`,
  'On Family': msg`On Family`,
  'On Plus': msg`On Plus`,
  Period: msg`Period`,
  Plan: msg`Plan`,
  'Registered in': msg`Registered in`,
  Searches: msg`Searches`,
  'Share of the plan': msg`Share of the plan`,
  'Started to pay': msg`Started to pay`,
  Step: msg`Step`,
  'Stopped paying': msg`Stopped paying`,
  Times: msg`Times`,
  'Times added': msg`Times added`,
  'Times opened': msg`Times opened`,
  'Weeks after': msg`Weeks after`,
};

/** Labels without a translation stay in the server's words. */
export const labelWords = (i18n: I18n, label: string): string => {
  const words = Object.hasOwn(LABEL_WORDS, label) ? LABEL_WORDS[label] : undefined;
  return words === undefined ? label : i18n._(words);
};

/** A report as it is called here. One that we have no words for keeps those of the server. */
export const reportInWords = (i18n: I18n, report: ReportInfo): ReportInfo => {
  const words = Object.hasOwn(REPORT_WORDS, report.id) ? REPORT_WORDS[report.id] : undefined;
  if (words === undefined) return report;
  return { ...report, title: i18n._(words.title), describes: i18n._(words.describes) };
};
