import { CODE_MINUTES, THREAD_LINK_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { IDLE_MINUTES } from '@hearthway/domain/session/session.constants.ts';
import { Trans } from '@lingui/react/macro';
import { Summary } from '../../components/Summary.tsx';
import { Points } from './Points.tsx';

export const BrowserData = () => (
  <>
    <p>
      <Trans>
        We set five cookies. Four hold a random number and nothing about you, and one the language
        that you chose. No other website gets to see them, and none of them follows what you do.
      </Trans>
    </p>
    <Points>
      <li>
        <Trans>
          <code>__Host-hearthway_session</code> keeps you signed in. It is deleted when you sign
          out, and useless after {IDLE_MINUTES} minutes without activity.
        </Trans>
      </li>
      <li>
        <Trans>
          <code>hearthway_device</code> shows that you have signed in with this browser before, so
          that you are not slowed down when a stranger tries out passwords on your account.
        </Trans>
      </li>
      <li>
        <Trans>
          <code>hearthway_recovery</code> is part of a request for a new password, and lasts{' '}
          {CODE_MINUTES} minutes.
        </Trans>
      </li>
      <li>
        <Trans>
          <code>__Host-hearthway_thread</code> opens the conversation with our support that you have
          opened by the link in an email, for {THREAD_LINK_DAYS} days.
        </Trans>
      </li>
      <li>
        <Trans>
          <code>hearthway_language</code> remembers for a year the language that you choose at the
          top of a page.
        </Trans>
      </li>
    </Points>
    <details className="group printed-open">
      <Summary>
        <Trans>What else this browser remembers, one by one</Trans>
      </Summary>
      <div className="grid gap-3 pt-1">
        <p>
          <Trans>
            Your browser also remembers, for us: the other half of your sign-in (
            <code>auth_token</code>
            ), when it runs out (<code>hearthway-session-ends-at</code>), and what you have typed
            and not sent (<code>hearthway-drafts</code>; what you write to us without an account:{' '}
            <code>hearthway-visitor-drafts</code>).
          </Trans>
        </p>
        <p>
          <Trans>
            What you tell us to get started (<code>hearthway-user-data</code>) stays in this browser
            until you sign out. While you are signed in, it goes to your account as well; what you
            told us before, only if you say so. That you have seen the tour is kept too (
            <code>hearthway-tour-completed</code>).
          </Trans>
        </p>
        <p>
          <Trans>
            Where and for what you looked on the start page without an account (
            <code>hearthway-first-look</code>) stays in this tab until you close it or sign out. The
            providers that you choose to save go to your account.
          </Trans>
        </p>
        <p>
          <Trans>
            Your last search (<code>hearthway-last-search</code>) stays in this browser until you
            sign out, so that you can repeat it. We have no copy of it.
          </Trans>
        </p>
        <p>
          <Trans>
            What you answer about your health plan (<code>hearthway-insurance-plan</code>) and note
            during a call to it (<code>hearthway-insurance-call</code>) stays in this browser until
            you clear it or sign out. A call goes to your account only when you choose to keep it.
          </Trans>
        </p>
        <p>
          <Trans>
            Your plan while waiting (<code>hearthway-next-steps</code>) stays in this browser until
            you sign in: then it goes to your account.
          </Trans>
        </p>
        <p>
          <Trans>
            What you answer about a denial (<code>hearthway-insurance-denial</code>) stays in this
            browser too, until you start over or sign out, and goes to your account only when you
            save it there. What you type into an appeal letter stays in this tab until you close it
            or sign out.
          </Trans>
        </p>
        <p>
          <Trans>
            What you write to the AI assistant without an account, and its answers (
            <code>hearthway-chat</code>), stay in this tab until you close it or sign in. We store
            none of it. Of a family that is signed in, the tab keeps among its drafts what has no
            answer yet.
          </Trans>
        </p>
        <p>
          <Trans>
            How you have set the pages to look (<code>hearthway-accessibility</code>) stays in this
            browser, signed in or not, until you reset it. With it, the browser remembers which
            account it was last saved to. When you hide a note about plans (such as{' '}
            <code>hearthway-upgrade-home-banner</code>), this browser and your account remember the
            time; how far you have scrolled (<code>hearthway-scroll</code>), until you close the
            tab.
          </Trans>
        </p>
        <p>
          <Trans>
            On our staff’s own devices it also keeps whether they use single keys as shortcuts (
            <code>hearthway-staff-shortcuts</code>).
          </Trans>
        </p>
      </div>
    </details>
    <p>
      <Trans>
        Drafts stay in the tab where you typed them. They are deleted when you sign out and when you
        close the tab; those of an account also when someone else signs in. Passwords are never
        among them. If you leave a shared computer, please sign out and close the tab: until then,
        an expert with access to it could find them.
      </Trans>
    </p>
  </>
);
