/** Whether a play with these settings may sound at all: every game has the setting `sound` (decision 164). */
export const hasSound = (settings: object): boolean => !('sound' in settings) || settings.sound !== false;
