import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Carousel, type CarouselState, createCarousel } from './carousel.ts';

/** A carousel that heeds the browser: the hidden tab, and the wish for less motion. */
export const useCarousel = (slides: number): CarouselState & { readonly carousel: Carousel } => {
  const [carousel] = useState(() => createCarousel(slides));
  const state = useSyncExternalStore(carousel.subscribe, carousel.state, carousel.state);

  useEffect(() => {
    const stopHeeding = onWishForCalm(carousel.pause);
    const look = () => (document.hidden ? carousel.hold('hidden') : carousel.release('hidden'));
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      stopHeeding();
      document.removeEventListener('visibilitychange', look);
      carousel.stop();
    };
  }, [carousel]);

  return { ...state, carousel };
};

/** Calls back now and on changes: the page's setting outranks the device's. */
const onWishForCalm = (listener: () => void): (() => void) => {
  const device = window.matchMedia('(prefers-reduced-motion: reduce)');
  const page = document.documentElement;
  const look = () => {
    const { autoplay, motion = device.matches ? 'reduced' : 'full' } = page.dataset;
    if (autoplay === 'off' || motion === 'reduced') listener();
  };
  const observer = new MutationObserver(look);
  look();
  device.addEventListener('change', look);
  observer.observe(page, { attributeFilter: ['data-autoplay', 'data-motion'] });
  return () => {
    device.removeEventListener('change', look);
    observer.disconnect();
  };
};
