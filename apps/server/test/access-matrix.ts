/**
 * Who may do what, as people agreed on it. The contract declares the same in its own place and the server applies it:
 * the permission test holds both against this table, so that no single edit opens or closes a door unnoticed.
 *
 * Public: anybody. Otherwise each role with its reach: the actor alone, a teacher's own students, the director's
 * school, or everybody. A role that is not named is refused, and so is whoever lacks the permission
 * that is named at the end.
 */
import type { EndpointName } from '@mindhero/contract/endpoints';

const ownAccount = 'STUDENT self, TEACHER self, DIRECTOR self, ADMIN self';
const ownOfStaff = 'TEACHER self, DIRECTOR self, ADMIN self';
const staff = 'TEACHER own_students, DIRECTOR own_school, ADMIN all';
const leading = 'DIRECTOR own_school, ADMIN all';
const groupKeepers = `${staff}; can_register_groups`;
const studentKeepers = `${staff}; can_register_students`;
const studentAndStaff = `STUDENT self, ${staff}`;

export const accessMatrix: Readonly<Record<EndpointName, string>> = {
  live: 'public',
  ready: 'public',
  getInstallation: 'public',
  signIn: 'public',
  signInByCard: 'public',
  refreshTokens: 'public',
  signOut: ownAccount,
  listSessions: ownAccount,
  endSession: ownAccount,
  endAllSessions: ownAccount,
  register: 'public',
  getMe: ownAccount,
  updateMe: ownAccount,
  changeDetails: ownAccount,
  changePassword: ownAccount,
  exportMe: ownAccount,
  changePicture: ownOfStaff,
  removePicture: ownOfStaff,
  getPicture: 'public',
  getActiveSubscriptions: studentAndStaff,
  drawTickets: ownAccount,
  startPlay: ownAccount,
  retryPlay: ownAccount,
  finishPlay: ownAccount,
  listBests: ownAccount,
  getPlay: studentAndStaff,
  listStudents: staff,
  getStudent: studentAndStaff,
  createStudent: studentKeepers,
  createStudents: studentKeepers,
  updateStudent: staff,
  makeCards: studentKeepers,
  voidCards: staff,
  deactivatePeople: staff,
  reactivatePeople: staff,
  resetPassword: staff,
  resetPasswords: staff,
  exportPerson: leading,
  erasePeople: leading,
  getRetention: leading,
  listInactiveUsers: staff,
  listStudentPlays: studentAndStaff,
  listStudentDays: studentAndStaff,
  listStudentTechniques: studentAndStaff,
  listStudentSpans: staff,
  listSchools: 'ADMIN all',
  getSchool: leading,
  createSchool: 'ADMIN all',
  updateSchool: leading,
  changeDirector: 'ADMIN all',
  listDirectorCandidates: 'ADMIN all',
  archiveSchool: 'ADMIN all',
  restoreSchool: 'ADMIN all',
  listGroups: staff,
  getGroup: staff,
  createGroup: groupKeepers,
  updateGroup: groupKeepers,
  deleteGroup: groupKeepers,
  addGroupMembers: groupKeepers,
  removeGroupMembers: groupKeepers,
  moveGroupMembers: groupKeepers,
  listTeachers: leading,
  getTeacher: leading,
  createTeacher: leading,
  updateTeacher: leading,
  handOverGroups: leading,
  listAuditEvents: leading,
  exportStudents: staff,
  exportTeachers: leading,
  exportGroups: staff,
  exportSchools: 'ADMIN all',
  exportInactiveUsers: staff,
  checkStudentImport: studentKeepers,
  importStudents: studentKeepers,
  getImportTemplate: staff,
};
