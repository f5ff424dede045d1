import { useEffect, useState, useSyncExternalStore } from 'react';

interface Speech {
  /** Undefined where the browser has no voice; null before it is known, in the server's HTML. */
  readonly toggle: (() => void) | undefined | null;
  readonly isSpeaking: boolean;
}

interface Spoken {
  /** One utterance each: browsers break off long ones. */
  readonly lines: readonly string[];
  /** A BCP 47 tag. */
  readonly language: string;
}

/** Reads a text aloud when it is asked for. Another text ends it. */
export const useSpeech = ({ lines, language }: Spoken): Speech => {
  const hasVoice = useSyncExternalStore(never, findVoice, unknown);
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => {
    if (!isSpeaking) return;
    const { speechSynthesis: voice } = window;
    const stop = () => setIsSpeaking(false);
    // Stops speech, perhaps of another page of the site.
    voice.cancel();
    for (const [place, line] of lines.entries()) {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.lang = language;
      utterance.addEventListener('error', stop);
      if (place === lines.length - 1) utterance.addEventListener('end', stop);
      voice.speak(utterance);
    }
    return () => voice.cancel();
  }, [isSpeaking, lines, language]);
  const toggle = () => setIsSpeaking((isOn) => !isOn);
  return {
    toggle: hasVoice && lines.length > 0 ? toggle : hasVoice === null ? null : undefined,
    isSpeaking,
  };
};

const never = () => () => {};

const findVoice = (): boolean => 'speechSynthesis' in window;

const unknown = () => null;
