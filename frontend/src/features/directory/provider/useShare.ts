import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { providerPath } from '../../../components/provider-path.ts';
import { useToast } from '../../../components/toasts/useToast.ts';

/** Hands the page's address to the device's own way of sharing, or copies it where there is none. */
export const useShare = ({ id, name }: Pick<Provider, 'id' | 'name'>): (() => void) => {
  const { t } = useLingui();
  const showToast = useToast();
  const share = async (): Promise<void> => {
    const url = new URL(providerPath(id), window.location.origin).href;
    // Few computers have it, and no page without TLS.
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: name, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({
      tone: 'done',
      title: t`Link copied`,
      description: t`Paste it wherever you like. Whoever opens it has to sign in.`,
    });
  };
  return () => {
    share().catch((error: unknown) => {
      // Somebody thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({
        tone: 'problem',
        title: t`We couldn’t share this page`,
        description: t`Copy the address of this page from your browser.`,
      });
    });
  };
};
