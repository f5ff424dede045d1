import { useToast } from './toasts/useToast.ts';

interface Words {
  readonly title: string;
  readonly description: string;
}

interface CopyWords {
  readonly done: Words;
  /** Where the browser refuses, as it does on a page without TLS. */
  readonly refused: Words;
}

/** Returns the function that copies a text, and says whether the browser let it. */
export const useCopy = ({ done, refused }: CopyWords): ((text: string) => Promise<void>) => {
  const showToast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'done', ...done });
    } catch {
      showToast({ tone: 'problem', ...refused });
    }
  };
};
