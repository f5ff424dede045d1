import { PageHeading } from '../../components/PageHeading.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { ActionsGroup } from './ActionsGroup.tsx';
import { ContentGroup } from './ContentGroup.tsx';
import { FeedbackGroup } from './FeedbackGroup.tsx';
import { FieldsGroup } from './FieldsGroup.tsx';
import { GROUPS } from './groups.ts';
import { LayersGroup } from './LayersGroup.tsx';
import { PartsGroup } from './PartsGroup.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { TokensGroup } from './TokensGroup.tsx';

/** Every component in its states, for developers, in English only. */
export const ComponentsPage = () => (
  <ToolPage>
    <PageHeading title="Components">Every component, in every state and mode.</PageHeading>
    <div className="grid gap-10">
      <nav aria-label="Components">
        <ul className="flex flex-wrap gap-x-2">
          {Object.entries(GROUPS).map(([id, title]) => (
            <li key={id}>
              <a className="touch inline-flex items-center px-2" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PreviewBar />
      <TokensGroup />
      <ActionsGroup />
      <FieldsGroup />
      <LayersGroup />
      <PartsGroup />
      <FeedbackGroup />
      <ContentGroup />
    </div>
  </ToolPage>
);
