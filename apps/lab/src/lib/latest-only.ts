/** Hands on the answer to what was asked last; one that comes late for a question before it is dropped. */
export function latestOnly<Answer>(show: (answer: Answer) => void) {
  let turn = 0;
  return async (asked: Answer | Promise<Answer>): Promise<void> => {
    turn += 1;
    const mine = turn;
    const answer = await asked;
    if (mine === turn) show(answer);
  };
}
