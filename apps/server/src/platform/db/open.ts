/** The database that the environment names, ready for use. */
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  readonly url: string;
  /** Stops the server if it is ours and nobody else uses it. */
  close(): Promise<void>;
}

interface Place {
  /** Undefined: the embedded server, with its data in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Starts the embedded server where no other is given, and migrates. */
export async function openDatabase(place: Place, notice: (text: string) => void): Promise<OpenDatabase> {
  if (place.databaseUrl !== undefined) {
    await migrate(place.databaseUrl);
    return { url: place.databaseUrl, close: async () => {} };
  }
  const embedded = await startEmbedded({ dataDir: place.dataDir, notice });
  try {
    await migrate(embedded.url);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { url: embedded.url, close: () => embedded.stop() };
}
