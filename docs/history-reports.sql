-- The usage reports as SQL views of DuckDB over an export of all days (docs/metrics.md defines them).
-- Their numbers are exact: small groups are neither hidden nor rounded.
--
-- In the folder of the export:
--   duckdb -init PATH/TO/docs/history-reports.sql
--   from active_families where grouped_by = 'month';
-- A period and a state are chosen by variables; without them it is all days and all states:
--   set variable from_day = '2026-01-01';
--   set variable to_day = '2026-03-31';
--   set variable only_state = 'NC';
--   reset variable only_state;
-- Groups without any events have no row; days, weeks, months and steps without any do.

create or replace view events as from 'events.parquet';
create or replace view event_types as from 'dictionary.json';

create or replace view period as
select
  coalesce(getvariable('from_day')::date, min(day)) as first_day,
  coalesce(getvariable('to_day')::date, max(day)) as last_day
from events;

-- Events of families that are no staff and no visitors, and belong to the chosen state
create or replace view counted as
select events.*, own_act, feature
from events join event_types using (type)
where not is_staff and not is_visitor
  and family_state = coalesce(getvariable('only_state')::text, family_state);

create or replace view counted_in_period as
select counted.* from counted, period where day between first_day and last_day;

create or replace macro period_name(unit, day) as
case unit
  when 'day' then strftime(day, '%Y-%m-%d')
  when 'week' then strftime(day, '%G-W%V')
  when 'month' then strftime(day, '%Y-%m')
  when 'quarter' then strftime(day, '%Y-Q') || quarter(day)
  else strftime(day, '%Y')
end;

-- Each day, week, month, quarter and year of the period; those that it cuts have only its days
create or replace view periods as
select grouped_by, period_name(grouped_by, day) as period, min(day) as first_day, max(day) as last_day
from
  (select unnest(['day', 'week', 'month', 'quarter', 'year']) as grouped_by),
  (select unnest(generate_series(first_day, last_day, interval 1 day))::date as day from period)
group by all;

create or replace view active_families as
select grouped_by, period, count(distinct subject) as families
from periods left join (select distinct subject, day from counted where own_act)
  on day between first_day and last_day
group by all
order by all;

create or replace view sign_up_funnel as
with taken as (
  select
    subject,
    bool_or(type = 'AccountRegistered' and day >= first_day) as registered,
    registered and bool_or(type = 'EmailConfirmed') as confirmed,
    confirmed and bool_or(type = 'OnboardingCompleted') as onboarded,
    onboarded and bool_or(type = 'SearchPerformed') as searched,
    searched and bool_or(type = 'ResourceFavorited') as favorited
  from counted, period
  where day <= last_day
  group by subject
),
steps as (
  select
    count(*) filter (registered) as registered,
    count(*) filter (confirmed) as confirmed,
    count(*) filter (onboarded) as onboarded,
    count(*) filter (searched) as searched,
    count(*) filter (favorited) as favorited
  from taken
)
select
  'step' as grouped_by,
  unnest([
    'Registered', 'Confirmed the email address', 'Finished the onboarding', 'Searched',
    'Added a favorite'
  ]) as step,
  unnest([registered, confirmed, onboarded, searched, favorited]) as families
from steps;

-- Weeks are named by their Mondays until the end
create or replace view retention as
with cohorts as (
  select unnest(generate_series(
    date_trunc('week', first_day), date_trunc('week', last_day), interval 1 week
  ))::date as cohort
  from period
),
weeks_after as (
  select cohort, unnest(generate_series(
    0, greatest(0, datediff('week', cohort, date_trunc('week', last_day + 1)::date) - 1)
  )) as after
  from cohorts, period
),
registered as (
  select subject, date_trunc('week', arg_max(day, row_number))::date as cohort
  from counted_in_period
  where type = 'AccountRegistered'
  group by subject
),
active as (
  select distinct subject, cohort, datediff('week', cohort, day) as after
  from registered join counted using (subject)
  where own_act
),
sizes as (select cohort, count(*) as size from registered group by cohort)
select
  'week' as grouped_by,
  strftime(cohort, '%G-W%V') as cohort,
  coalesce(any_value(size), 0) as size,
  after::text as after,
  count(subject) as families
from weeks_after left join sizes using (cohort) left join active using (cohort, after)
group by weeks_after.cohort, weeks_after.after
order by weeks_after.cohort, weeks_after.after;

create or replace view favorites as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['category', 'state']) as grouped_by,
    unnest([coalesce(category, 'unknown'), family_state]) as "group"
  from counted_in_period
  where type = 'ResourceFavorited'
)
group by all
order by all;

create or replace view provider_views as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['category', 'state']) as grouped_by,
    unnest([coalesce(category, 'unknown'), family_state]) as "group"
  from counted_in_period
  where type = 'ResourceViewed'
)
group by all
order by all;

-- Of words, only those that the file holds
create or replace view searches_without_results as
with found_nothing as (
  select
    subject, family_state, coalesce(category, 'all') as category,
    list_distinct(from_json(data->'$.terms', '["varchar"]')) as terms
  from counted_in_period
  where type = 'SearchPerformed' and result_count = 0
),
grouped as (
  select
    subject,
    unnest(['category', 'state']) as grouped_by,
    unnest([category, family_state]) as "group"
  from found_nothing
  union all
  select subject, 'term' as grouped_by, unnest(terms) as "group" from found_nothing
)
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from grouped
group by all
order by all;

create or replace view limits_and_prompts as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['prompt', 'state']) as grouped_by,
    unnest([
      if(type = 'FavoriteLimitHit', 'favorite-limit', 'upgrade: ' || prompt), family_state
    ]) as "group"
  from counted_in_period
  where type in ('FavoriteLimitHit', 'UpgradePromptShown')
)
group by all
order by all;

create or replace view achievements_unlocked as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['achievement', 'state']) as grouped_by,
    unnest([data->>'$.achievementId', family_state]) as "group"
  from counted_in_period
  where type = 'AchievementUnlocked'
)
group by all
order by all;

create or replace view lesson_starts as
select
  'lesson' as grouped_by, data->>'$.moduleId' as lesson, step,
  count(distinct subject) as families, count(*) as count
from (
  select subject, data, unnest(case
    when type = 'ModuleStarted' then ['started']
    when (data->>'$.isPassed')::boolean then ['completed', 'passed']
    else ['completed']
  end) as step
  from counted_in_period
  where type in ('ModuleStarted', 'ModuleCompleted')
)
group by all
order by all;

-- The farthest step since the lesson was last started or completed, where it was not completed since
create or replace view lesson_exits as
with steps as (
  select
    row_number, subject, type, data->>'$.moduleId' as lesson,
    case
      when type = 'ModuleStarted' then 0
      when data->>'$.sectionId' is null then 999
      else (data->>'$.step')::integer
    end as step
  from counted_in_period
  where type in ('ModuleStarted', 'SectionReached', 'ModuleCompleted')
),
readings as (
  select subject, lesson, type, step, count(*) filter (type <> 'SectionReached')
    over (partition by subject, lesson order by row_number) as reading
  from steps
),
farthest as (
  select
    subject, lesson, reading, bool_or(type = 'ModuleCompleted') as is_completed,
    max(step) filter (type <> 'ModuleCompleted') as step
  from readings
  group by subject, lesson, reading
  qualify reading = max(reading) over (partition by subject, lesson)
)
select
  'lesson' as grouped_by, lesson,
  case step when 0 then 'start' when 999 then 'questions' else lpad(step::text, 2, '0') end as step,
  count(*) as families
from farthest
where not is_completed
group by all
order by all;

create or replace view wrong_answers as
select
  'question' as grouped_by,
  (data->>'$.moduleId') || ': ' || (data->>'$.questionId') as question,
  count(distinct subject) as families,
  count(distinct subject) filter (not (data->>'$.isRight')::boolean) as wrong
from counted_in_period
where type = 'QuestionAnswered' and (data->>'$.isFirst')::boolean
group by all
order by all;

create or replace view support_load as
with topics as (
  select
    subject, family_state,
    case type
      when 'ListingErrorReported' then 'reported: ' || (data->>'$.field')
      when 'ListingErrorResolved' then 'answered: ' || (data->>'$.outcome')
      when 'TimelineViewed' then 'support: timeline viewed'
      when 'DetailRevealed' then 'support: detail revealed'
      when 'SupportNoteAdded' then 'support: note added'
      when 'MailResent' then 'support: mail sent again'
      when 'FamilySignedOut' then 'support: sessions ended'
      when 'FeedbackViewed' then 'support: feedback read'
    end as topic
  from counted_in_period
)
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['topic', 'state']) as grouped_by,
    unnest([topic, family_state]) as "group"
  from topics
  where topic is not null
)
group by all
order by all;

create or replace view proposed_providers as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['topic', 'category', 'state']) as grouped_by,
    unnest(
      case type
        when 'ResourceProposed'
        then ['proposal: sent', coalesce(data->>'$.category', 'unknown'), family_state]
        else ['proposal: ' || (data->>'$.proposalOutcome'), null, null]
      end
    ) as "group"
  from counted_in_period
  where type in ('ResourceProposed', 'ResourceProposalAnswered')
)
where "group" is not null
group by all
order by all;

-- The plans that families pay for. The end of the older of two subscriptions ends nothing. No plan
-- begins before its predecessor, even if the clocks of two servers differ
create or replace view plan_changes as
with steps as (
  select
    subject, row_number, day, type,
    data->>'$.plan' as named,
    case
      when type = 'SubscriptionStarted' then true
      when type in ('SubscriptionEnded', 'AccountErased') then false
    end as turns,
    case type
      when 'CancellationScheduled' then coalesce(data->>'$.reason', 'none')
      when 'CancellationWithdrawn' then 'none'
    end as leaving,
    if(type = 'AccountErased', 'account-deleted', data->>'$.reason') as ending
  from counted
  where type in (
    'SubscriptionStarted', 'PlanChanged', 'SubscriptionEnded', 'AccountErased',
    'CancellationScheduled', 'CancellationWithdrawn'
  ) and (type <> 'SubscriptionEnded' or (data->>'$.reason') is distinct from 'duplicate')
),
standing as (
  select
    subject, row_number, day, type, named, ending,
    coalesce(last_value(turns ignore nulls) over family, false) as pays,
    coalesce(last_value(leaving ignore nulls) over family, 'none') as leaving
  from steps
  window family as (partition by subject order by row_number)
),
plans as (
  select
    subject, row_number, day,
    if(pays, named, 'free') as plan_after,
    if(ending = 'requested' and leaving <> 'none', leaving, ending) as reason
  from standing
  where type not in ('CancellationScheduled', 'CancellationWithdrawn')
)
select subject, row_number, day, plan_before, plan_after, reason
from (
  select
    subject, row_number, plan_after, reason,
    max(day) over family as day,
    lag(plan_after, 1, 'free') over family as plan_before
  from plans
  window family as (partition by subject order by row_number)
)
where plan_before <> plan_after;

create or replace view subscriptions as
select
  grouped_by,
  period,
  count(*) filter (plan_after = 'plus') - count(*) filter (plan_before = 'plus') as plus,
  count(*) filter (plan_after = 'family') - count(*) filter (plan_before = 'family') as family,
  count(distinct subject) filter (day >= first_day and plan_before = 'free') as started,
  count(distinct subject) filter (
    day >= first_day and plan_before <> 'free' and plan_after <> 'free'
  ) as moved,
  count(distinct subject) filter (day >= first_day and plan_after = 'free') as stopped
from periods left join plan_changes on day <= last_day
group by all
order by all;

create or replace view trials as
with begun as (
  select subject, min(row_number) as begun_row, arg_min(day, row_number) as begun_day
  from counted
  where type = 'TrialStarted'
  group by subject
),
decided as (
  select subject, row_number, day, type
  from counted
  where type in ('SubscriptionStarted', 'AccountErased')
    or (type = 'SubscriptionEnded' and (data->>'$.reason') is distinct from 'duplicate')
),
outcomes as (
  select
    begun.subject,
    begun_day,
    arg_min(type, row_number) as outcome,
    arg_min(day, row_number) as outcome_day
  from begun
    left join decided on decided.subject = begun.subject and row_number > begun_row
  group by begun.subject, begun_day
)
select
  grouped_by,
  periods.period,
  count(subject) as trials,
  count(*) filter (outcome_day <= until and outcome = 'SubscriptionStarted') as converted,
  count(*) filter (outcome_day <= until and outcome <> 'SubscriptionStarted') as ended
from periods
  cross join (select last_day as until from period)
  left join outcomes on begun_day between first_day and last_day
group by all
order by all;

-- From the day on which a family begins to pay to the day on which it stops
create or replace view stints as
select
  subject,
  day as began_on,
  lead(day) over family as ended_on,
  lead(reason) over family as reason
from plan_changes
where plan_before = 'free' or plan_after = 'free'
window family as (partition by subject order by row_number)
qualify plan_before = 'free';

create or replace view churn as
select
  grouped_by,
  periods.period,
  count(distinct subject) as paying,
  count(distinct subject) filter (ended_on <= last_day) as stopped
from periods
  left join stints on began_on <= last_day and coalesce(ended_on >= first_day, true)
group by all
order by all;

create or replace view churn_reasons as
select
  'reason' as grouped_by,
  'reason: ' || reasons.reason as "group",
  count(distinct subject) as paying,
  count(distinct subject) filter (ended_on <= last_day and stints.reason = reasons.reason)
    as families
from period
  cross join (
    select unnest([
      'too-expensive', 'not-used', 'missing-features', 'other-service', 'too-complex', 'other',
      'requested', 'unpaid', 'account-deleted'
    ]) as reason
  ) as reasons
  left join stints on began_on <= last_day and coalesce(ended_on >= first_day, true)
group by all
order by all;

-- A payment that fails, however often, until it is paid, waived or given up
create or replace view failed_payments as
with steps as (
  select
    subject, row_number, day, type,
    lag(type) over (partition by subject order by row_number) as previous
  from counted
  where type in ('PaymentFailed', 'PaymentReceived', 'PaymentWaived', 'AccountErased')
    or (type = 'SubscriptionEnded' and (data->>'$.reason') is distinct from 'duplicate')
),
failures as (
  select
    subject, type,
    day as failed_on,
    lead(type) over family as outcome,
    lead(day) over family as outcome_day
  from steps
  where type <> 'PaymentFailed' or previous is distinct from 'PaymentFailed'
  window family as (partition by subject order by row_number)
  qualify type = 'PaymentFailed'
)
select
  grouped_by,
  periods.period,
  count(distinct subject) as failed,
  count(distinct subject) filter (outcome_day <= until and outcome = 'PaymentReceived')
    as recovered,
  count(distinct subject) filter (
    outcome_day <= until and outcome in ('SubscriptionEnded', 'AccountErased')
  ) as lost
from periods
  cross join (select last_day as until from period)
  left join failures on failed_on between first_day and last_day
group by all
order by all;

create or replace view insurance_lookups as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['insurer', 'state']) as grouped_by,
    unnest([data->>'$.insurer', family_state]) as "group"
  from counted_in_period
  where type = 'InsuranceLookedUp'
)
group by all
order by all;

create or replace view denials as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['denial', 'coverage', 'state']) as grouped_by,
    unnest([
      coalesce(data->>'$.denialReason', 'unknown'), coalesce(data->>'$.planType', 'unknown'),
      family_state
    ]) as "group"
  from counted_in_period
  where type = 'DenialRecorded'
)
group by all
order by all;

create or replace view appeals_decided as
select
  grouped_by, "group",
  count(distinct subject) as families,
  count(distinct subject) filter (outcome = 'overturned') as overturned,
  count(distinct subject) filter (outcome = 'partly') as partly
from (
  select
    subject,
    data->>'$.appealOutcome' as outcome,
    unnest(['denial', 'coverage']) as grouped_by,
    unnest([
      coalesce(data->>'$.denialReason', 'unknown'), coalesce(data->>'$.planType', 'unknown')
    ]) as "group"
  from counted_in_period
  where type = 'AppealDecided'
)
group by all
order by all;

-- Of each family the last vote on an answer
create or replace view help_votes as
select
  'answer' as grouped_by,
  answer,
  count(*) as families,
  count(*) filter (is_helpful) as helpful
from (
  select
    data->>'$.answerId' as answer,
    subject,
    arg_max((data->>'$.isHelpful') = 'true', row_number) as is_helpful
  from counted_in_period
  where type = 'HelpRated'
  group by all
)
group by all
order by all;

-- The first download of each guide in each language
create or replace view guide_downloads as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['guide', 'language']) as grouped_by,
    unnest([data->>'$.guideId', data->>'$.language']) as "group"
  from counted_in_period
  where type = 'GuideDownloaded'
)
group by all
order by all;

-- Of each family and subject: whether anything was asked, not answered, handed to a person, and how
-- answers were found
create or replace view assistant_questions as
select
  grouped_by, "group",
  count(distinct subject) filter (type = 'ChatAnswered') as families,
  count(distinct subject) filter (outcome = 'unknown') as unanswered,
  count(distinct subject) filter (is_helpful = 'true') as helpful,
  count(distinct subject) filter (is_helpful = 'false') as unhelpful,
  count(distinct subject) filter (type = 'ChatHandedOver') as handed
from (
  select
    subject, type,
    data->>'$.outcome' as outcome,
    data->>'$.isHelpful' as is_helpful,
    unnest(['topic', 'state']) as grouped_by,
    unnest(['question: ' || (data->>'$.topic'), family_state]) as "group"
  from counted_in_period
  where type in ('ChatAnswered', 'ChatRated', 'ChatHandedOver')
)
group by all
order by all;

create or replace view assistant_crises as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['danger', 'state']) as grouped_by,
    unnest(['danger: ' || (data->>'$.tier'), family_state]) as "group"
  from counted_in_period
  where type = 'ChatCrisisRouted'
)
group by all
order by all;

create or replace view interests as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['interest', 'state']) as grouped_by,
    unnest([data->>'$.interest', family_state]) as "group"
  from counted_in_period
  where type = 'InterestTold'
)
group by all
order by all;

create or replace view support_contacts as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['topic', 'priority', 'channel', 'state']) as grouped_by,
    unnest([
      'contact: ' || (data->>'$.topic'), 'priority: ' || (data->>'$.priority'),
      'channel: ' || (data->>'$.channel'), family_state
    ]) as "group"
  from counted_in_period
  where type = 'ThreadOpened'
)
group by all
order by all;

-- The first answer to each conversation, and when it was first resolved. The file knows the hours
create or replace view answer_times as
with thread_events as (
  select *, stream_id as thread, day + to_hours(hour) as moment
  from counted
  where type in ('ThreadOpened', 'ThreadResolved')
    or (type = 'MessageSent' and (data->>'$.by') = 'support')
),
opened as (
  select thread, row_number as opened_row, moment as opened_at
  from thread_events
  where type = 'ThreadOpened'
),
firsts as (
  select
    subject, thread, day,
    if(type = 'MessageSent', 'response', 'resolution') as step,
    datediff('hour', opened_at, moment) as hours
  from thread_events join opened using (thread)
  where type <> 'ThreadOpened' and row_number > opened_row
  qualify row_number = min(row_number) over (partition by thread, type)
),
timed as (
  select
    subject,
    step as grouped_by,
    step || ': ' || case
      when step = 'response' and hours < 4 then '4-hours'
      when step = 'response' and hours < 24 then '24-hours'
      when step = 'response' and hours < 48 then '48-hours'
      when step = 'resolution' and hours < 24 then '1-day'
      when step = 'resolution' and hours < 72 then '3-days'
      when step = 'resolution' and hours < 168 then '7-days'
      else 'later'
    end as "group"
  from firsts, period
  where day between first_day and last_day
),
all_groups as (
  select
    unnest([
      'response', 'response', 'response', 'response',
      'resolution', 'resolution', 'resolution', 'resolution'
    ]) as grouped_by,
    unnest([
      'response: 4-hours', 'response: 24-hours', 'response: 48-hours',
      'response: later', 'resolution: 1-day', 'resolution: 3-days', 'resolution: 7-days',
      'resolution: later'
    ]) as "group"
),
everyone as (select grouped_by, count(distinct subject) as "all" from timed group by all)
select
  all_groups.grouped_by,
  all_groups."group",
  coalesce(any_value("all"), 0) as "all",
  count(distinct subject) as families,
  count(subject) as count
from all_groups
  left join everyone on everyone.grouped_by = all_groups.grouped_by
  left join timed on timed."group" = all_groups."group"
group by all_groups.grouped_by, all_groups."group"
order by all;

create or replace view feedback as
select grouped_by, "group", count(distinct subject) as families, count(*) as count
from (
  select
    subject,
    unnest(['type', 'rating', 'state']) as grouped_by,
    unnest(
      [data->>'$.feedbackType', 'rating: ' || (data->>'$.rating'), family_state]
    ) as "group"
  from counted_in_period
  where type = 'FeedbackSubmitted'
)
group by all
order by all;

create or replace view feature_use as
with used as (select * from counted_in_period where feature is not null),
plans as (
  select plan, count(distinct subject) as active
  from (select unnest(['free', 'plus', 'family']) as plan) left join used using (plan)
  group by plan
)
select
  'plan' as grouped_by,
  features.feature,
  plans.plan,
  active,
  count(distinct subject) as families,
  count(subject) as count
from (select distinct feature from event_types where feature is not null) as features
  cross join plans
  left join used on used.feature = features.feature and used.plan = plans.plan
group by all
order by all;
