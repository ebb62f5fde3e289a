/** Every endpoint by its name: what the server must mount, and what OpenAPI and the permission test run over. */
import { live, ready } from './health.ts';
import {
  drawTickets,
  finishPlay,
  getPlay,
  listBests,
  listStudentDays,
  listStudentPlays,
  listStudentSpans,
  listStudentTechniques,
  retryPlay,
  startPlay,
} from './play.ts';
import { refreshTokens, signIn, signOut } from './session.ts';
import { getStudent, listGroups, listStudents } from './student.ts';
import { getActiveSubscriptions } from './subscription.ts';
import { changePassword, getMe, updateMe } from './user.ts';

export const endpoints = {
  live,
  ready,
  signIn,
  refreshTokens,
  signOut,
  getMe,
  updateMe,
  changePassword,
  getActiveSubscriptions,
  drawTickets,
  startPlay,
  retryPlay,
  finishPlay,
  getPlay,
  listBests,
  listStudents,
  getStudent,
  listStudentPlays,
  listStudentDays,
  listStudentTechniques,
  listStudentSpans,
  listGroups,
} as const;

export type EndpointName = keyof typeof endpoints;
