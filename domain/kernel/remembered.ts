/**
 * The same function, which remembers its latest answers: for one that depends on nothing else than its
 * text and takes long.
 */
export const remembered = <Answer>(
  answerTo: (text: string) => Answer,
  { most }: { readonly most: number },
): ((text: string) => Answer) => {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known.answer;
    const answer = answerTo(text);
    const [oldest] = answers.keys();
    if (answers.size >= most && oldest !== undefined) answers.delete(oldest);
    answers.set(text, { answer });
    return answer;
  };
};
