import { useSyncExternalStore } from 'react';
import { accessibility } from './accessibility.ts';
import type { AccessibilitySettings, ColorMode } from './settings.ts';

export const useAccessibility = (): AccessibilitySettings =>
  useSyncExternalStore(accessibility.subscribe, accessibility.current);

export const usePreviewedMode = (): ColorMode | undefined =>
  useSyncExternalStore(accessibility.subscribe, accessibility.previewed);
