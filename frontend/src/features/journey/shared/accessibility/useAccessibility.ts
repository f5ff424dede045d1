import type {
  AccessibilitySettings,
  ColorMode,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import { useSyncExternalStore } from 'react';
import { accessibility } from './accessibility.ts';

export const useAccessibility = (): AccessibilitySettings =>
  useSyncExternalStore(accessibility.subscribe, accessibility.current);

export const usePreviewedMode = (): ColorMode | undefined =>
  useSyncExternalStore(accessibility.subscribe, accessibility.previewed);
