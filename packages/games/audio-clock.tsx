/** Where the clock of the sound output meets that of the page. */

/** Where tones are made; null while nothing may sound. Asked anew for each. */
export type Output = () => AudioContext | null;

/** The second on the audio clock whose sound is heard at a time of `performance.now`. */
export function momentOf(audio: AudioContext, time: number): number {
  const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp();
  // Before the first sound has been put out there is no such pair.
  if (performanceTime === 0) {
    return audio.currentTime - (audio.outputLatency ?? 0) + (time - performance.now()) / 1000;
  }
  return contextTime + (time - performanceTime) / 1000;
}
