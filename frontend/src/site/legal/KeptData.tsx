import { Trans } from '@lingui/react/macro';
import { Summary } from '../../components/Summary.tsx';
import { Points } from './Points.tsx';

export const KeptData = () => (
  <>
    <Points>
      <li id="kept-account">
        <Trans>
          <strong>Your account:</strong> first and last name, email address, the language that we
          write to you in, which terms and privacy policy you accepted, that you are an adult, and
          the password. Of the password we keep only a fingerprint (argon2id), which can’t be turned
          back into it.
        </Trans>
      </li>
      <li id="kept-journey">
        <Trans>
          <strong>What you tell us to get started:</strong> the diagnosis date and where you look
          for help. In the log they are encrypted.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>How you like pages to look while you are signed in:</strong> your accessibility
          settings. In the log they are encrypted too.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Where you are signed in:</strong> when, when it was last used, and the kind of
          device, such as “Firefox on Android”.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>What you do:</strong> each step that changes something, such as saving a favorite,
          is written to a log with its date. From that log we show you your own pages.
        </Trans>
      </li>
      <li id="kept-favorites">
        <Trans>
          <strong>Your favorites:</strong> how far you are, and notes, encrypted in the log. We show
          waits of five families or more.
        </Trans>
      </li>
      <li id="kept-directory">
        <Trans>
          <strong>Errors that you report in listings:</strong> what you wrote, and our answer. In
          the log both are encrypted.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Providers that you propose:</strong> what you wrote of them and why, and our
          answer. In the log it is encrypted. If we list the provider, its name, address, phone
          number and website are public; that you proposed it, and why, is not.
        </Trans>
      </li>
      <li id="kept-children">
        <Trans>
          <strong>Your children, if you add them:</strong> a first name or nickname, and if you
          write them down, the month of birth, pronouns, ways to communicate, needs, strengths,
          medicines, emergency notes, school, diagnoses and kind of health plan. All of it is
          encrypted.
        </Trans>
      </li>
    </Points>
    <details className="group printed-open">
      <Summary>
        <Trans>Steps, household, calendar and meals, if you use them</Trans>
      </Summary>
      <Points>
        <li id="kept-next-steps">
          <Trans>
            <strong>Your plan while waiting, if you keep one:</strong> the month of birth, your
            state, how far a diagnosis is, the kind of health plan, and the days that you note. All
            of it is encrypted. The log shows which step you marked, and how.
          </Trans>
        </li>
        <li id="kept-household">
          <Trans>
            <strong>Your household, if you invite someone:</strong> who belongs to it by their
            account, what each may see and change, and when that ends; and which part a member
            opened or changed on which day, without what it holds. Members’ names are encrypted
            under their own keys, and gone when they delete their accounts. We do not keep the
            address that an invitation is mailed to.
          </Trans>
        </li>
        <li id="kept-calendar-entries">
          <Trans>
            <strong>Your calendar, if you use it:</strong> appointments and tasks, for which child,
            who is reminded and when, and whether they took place. Titles, places, people, notes and
            what they belong to are encrypted. The log shows days and times, and of an appointment
            that was kept, with which provider. Of addresses for other calendars, we keep no secret,
            only when and how often they were fetched.
          </Trans>
        </li>
        <li id="kept-family-days">
          <Trans>
            <strong>Homes and school breaks, if you use them:</strong> in which of two homes a child
            is, and days without school. Names are encrypted. The log shows the days.
          </Trans>
        </li>
        <li id="kept-entry-faces">
          <Trans>
            <strong>How your children read the calendar, if you choose it:</strong> drawings, words
            and your own photos for its entries. All of them are encrypted. A photo is made small
            and freed of place and camera before we keep it. The log shows which entries have a
            photo, and which are for adults only.
          </Trans>
        </li>
        <li id="kept-dietary">
          <Trans>
            <strong>Dietary profiles, if you create them:</strong> a first name or nickname, age,
            allergies, foods, textures and notes. All of it is encrypted. The log also counts how
            many of the nine common allergens a profile avoids, without saying which.
          </Trans>
        </li>
        <li id="kept-food-log">
          <Trans>
            <strong>The food log, if you keep one:</strong> foods that you offered, the day, how
            near your child came, how it went, mood and notes. Foods, mood and notes are encrypted
            in the log.
          </Trans>
        </li>
        <li id="kept-meal-plans">
          <Trans>
            <strong>Meal plans and shopping lists, if you make them:</strong> which recipe on which
            day for whom, and what you write on the list. All of it is encrypted. The log shows the
            week, and how you want it planned.
          </Trans>
        </li>
        <li id="kept-recipes">
          <Trans>
            <strong>Recipes that you mark:</strong> which ones you keep, made, or say went well. If
            we correct a food in one that you keep and that a child must not have, the log shows
            that we told you; which recipes is encrypted.
          </Trans>
        </li>
      </Points>
    </details>
    <Points>
      <li id="kept-insurance">
        <Trans>
          <strong>Calls with your insurer, if you log them:</strong> the day, the insurer, who
          answered, the reference number, and the replies. In the log the last three are encrypted.
          We never keep a member ID.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Denials, if you write them down:</strong> the kind of plan, your state, the reason
          in the letter, its dates, and how your appeals went. No diagnosis, and no member ID.
        </Trans>
      </li>
      <li id="kept-support">
        <Trans>
          <strong>Messages to our support:</strong> your name, email address, phone number if you
          give it, your words and our answers. They are encrypted, and after 12 months no one can
          read them. Without an account, your address is deleted 12 months after your last message.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>What you pay, if you choose a paid plan:</strong> the plan, amounts, dates, and
          the numbers that our payment service gives to your payments. Your card is known to that
          service alone.
        </Trans>
      </li>
      <li id="kept-feedback">
        <Trans>
          <strong>Feedback and stories that you send:</strong> your name, email, rating, title and
          message, and, if you tell them, your child’s age and your place. Your first name, place,
          rating, title and message are shown to others only if you agree. In the log all but the
          rating is encrypted.
        </Trans>
      </li>
      <li id="kept-chat">
        <Trans>
          <strong>What you ask the assistant:</strong> your messages and its answers, for 12 months,
          whether an answer helped, and whether you wanted a person. In the log the words are
          encrypted.
        </Trans>{' '}
        <Trans>
          Its answers are made on our servers from our own pages, and your words do not leave them,
          unless this site has set up outside AI models: one that words answers, or one that turns a
          question into numbers, by which we look for the pages that fit. Then your account page
          says so, and you can turn it off there. Before a question goes to such a model, we take
          out names, email addresses, phone numbers, addresses, places smaller than a state, dates
          of birth and numbers such as member IDs, as far as our software recognizes them; the model
          is not told who asks. Messages that tell of a crisis or ask for medical decisions, and
          those of visitors without an account, never go to one.
        </Trans>
      </li>
      <li id="kept-staff">
        <Trans>
          <strong>What our support did in your account:</strong> when, and its reasons and notes. In
          the log these are encrypted.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>What did not work:</strong> what you asked for and could not get, with the reason,
          and sign-ins with a wrong password. Our support looks there when you ask why.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Emails we sent you:</strong> what kind, and when. What they said is deleted when
          they have been sent.
        </Trans>
      </li>
    </Points>
    <p>
      <Trans>
        The words and the place that you search for are used to answer you, and are not stored. Of
        each search we keep the kind of help, the state, how many providers it found, and which of
        the directory’s terms it matched; and once a day, which providers you have looked at. To
        stop password guessing, we count tries for a short time, by network address and by account.
      </Trans>
    </p>
    <p>
      <Trans>Insurance member numbers are never stored.</Trans>
    </p>
  </>
);
