/** As tall as a line with its button, so that the page does not jump. */
export const LineSkeleton = () => (
  <div aria-busy className="h-11 w-full animate-breathe rounded-soft bg-sunken" />
);
