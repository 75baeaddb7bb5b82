/** Passes on the answer to the latest request; late answers to earlier requests are dropped. */
export function latestOnly<Answer>(show: (answer: Answer) => void) {
  let turn = 0;
  return async (asked: Answer | Promise<Answer>): Promise<void> => {
    turn += 1;
    const mine = turn;
    const answer = await asked;
    if (mine === turn) show(answer);
  };
}
