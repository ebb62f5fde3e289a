import { questionRoom } from '../question/question-room.tsx';
import { multiply } from './rules.ts';

export const room = questionRoom(multiply, {
  strings: 'multiply',
  Question: ({ item }) => <>{`${item.left} + ${item.right}`}</>,
  questionText: (item) => `${item.left} + ${item.right} =`,
  answerText: (item) => String(item.left + item.right),
  Explanation: ({ item }) => <p>{`${item.left} + ${item.right} = ${item.left + item.right}`}</p>,
});
