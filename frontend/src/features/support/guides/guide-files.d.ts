/** Made by `frontend/build/guide-files.ts` when the pages are built. */
declare module 'virtual:guide-files' {
  interface GuideFile {
    readonly id: string;
    readonly language: string;
    readonly title: string;
    readonly pages: number;
    readonly bytes: number;
  }

  export const guideFiles: readonly GuideFile[];
}
