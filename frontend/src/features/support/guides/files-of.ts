import { guideFiles } from 'virtual:guide-files';

export type GuideFile = (typeof guideFiles)[number];

/** Files of a guide, that in the page's language first. None for a guide of an operator's own. */
export const filesOf = (id: string, language: string): readonly GuideFile[] => {
  const files = guideFiles.filter((file) => file.id === id);
  return [
    ...files.filter((file) => file.language === language),
    ...files.filter((file) => file.language !== language),
  ];
};
