-- Five questions to an export of all days (docs/metrics.md names the columns). In the folder of the
-- export: duckdb < PATH/TO/docs/history.sql
--
-- Staff is left out. The numbers are exact, and a row may be about one family: keep them as you keep
-- the file.

create or replace view events as from 'events.parquet';

-- 1. How many families search, month by month?

select
  strftime(day, '%Y-%m') as month,
  count(distinct subject) as searchers,
  count(*) as searches
from events
where type = 'SearchPerformed' and not is_staff
group by month
order by month;

-- 2. Where, and for which kind of help, do families search and find nothing? The state is the one
-- that was searched, and null without a place; the category is null in a search through all of them.

select
  state,
  category,
  count(*) filter (result_count = 0) as found_nothing,
  count(distinct subject) filter (result_count = 0) as families,
  round(found_nothing / count(*), 3) as share_of_searches
from events
where type = 'SearchPerformed' and not is_staff
group by state, category
having found_nothing > 0
order by found_nothing desc, state, category;

-- 3. How many of the families that pay stop, month by month? Of those that paid when the month began,
-- and those that started in it; deleting the account is stopping.

with plans as (
  select
    strftime(max(day) over family, '%Y-%m') as month,
    lag(paying, 1, false) over family as paid,
    paying
  from (select *, type = 'SubscriptionStarted' as paying from events)
  where not is_staff and (
    type in ('SubscriptionStarted', 'AccountErased')
    -- The newer of two subscriptions goes on
    or (type = 'SubscriptionEnded' and (data->>'$.reason') <> 'duplicate')
  )
  window family as (partition by subject order by row_number)
),
months as (
  select
    month,
    count(*) filter (paying and not paid) as started,
    count(*) filter (paid and not paying) as stopped
  from plans
  group by month
)
select
  month,
  coalesce(sum(started - stopped) over (
    order by month rows between unbounded preceding and 1 preceding
  ), 0)::bigint as paying_before,
  started,
  stopped,
  round(stopped / nullif(paying_before + started, 0), 3) as churn
from months
order by month;

-- 4. How often does a family search before it adds its first favorite?

with first_favorites as (
  select subject, min(row_number) as favorited
  from events
  where type = 'ResourceFavorited' and not is_staff
  group by subject
),
searches as (
  select subject, count(events.row_number) as searches
  from first_favorites left join events using (subject)
  where type = 'SearchPerformed' and row_number < favorited
  group by subject
)
select coalesce(searches, 0) as searches_before, count(*) as families
from first_favorites left join searches using (subject)
group by searches_before
order by searches_before;

-- 5. How long does it take until a report about a listing is answered? By the month of the report;
-- the file knows the hour of both.

with reports as (
  select
    stream_id,
    min(day + to_hours(hour)) filter (type = 'ListingErrorReported') as reported_at,
    min(day + to_hours(hour)) filter (type = 'ListingErrorResolved') as answered_at
  from events
  where type in ('ListingErrorReported', 'ListingErrorResolved') and not is_staff
  group by stream_id
)
select
  strftime(reported_at, '%Y-%m') as month,
  count(*) as reports,
  count(answered_at) as answered,
  median(datediff('hour', reported_at, answered_at)) as median_hours,
  max(datediff('hour', reported_at, answered_at)) as longest_hours
from reports
group by month
order by month;
