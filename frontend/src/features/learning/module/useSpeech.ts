import { useEffect, useState } from 'react';

interface Speech {
  /** Undefined where the browser has no voice. */
  readonly toggle: (() => void) | undefined;
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
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => {
    if (!isSpeaking) return;
    const { speechSynthesis: voice } = window;
    const stop = () => setIsSpeaking(false);
    // Of another page of the site, perhaps.
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
  const canSpeak = 'speechSynthesis' in window && lines.length > 0;
  return {
    toggle: canSpeak ? () => setIsSpeaking((isOn) => !isOn) : undefined,
    isSpeaking,
  };
};
