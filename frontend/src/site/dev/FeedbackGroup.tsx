import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Group, Specimen } from './Group.tsx';
import { UNBREAKABLE, UNREACHABLE } from './samples.ts';

const doNothing = (): void => {};

export const FeedbackGroup = () => (
  <Group id="feedback">
    <Specimen name="Notice">
      <Notice tone="info">Something that is good to know.</Notice>
      <Notice tone="caution">Something to look after.</Notice>
      <Notice tone="danger">Something that went wrong.</Notice>
      <Notice tone="caution">{UNBREAKABLE}</Notice>
    </Specimen>
    <Specimen name="Loading failed">
      <LoadFailed
        title="We couldn’t load this"
        error={UNREACHABLE}
        onRetry={doNothing}
        isRetrying={false}
      />
      <LoadFailed title="And again" error={UNREACHABLE} onRetry={doNothing} isRetrying />
    </Specimen>
    <Specimen name="Loading">
      <Loading />
    </Specimen>
  </Group>
);
