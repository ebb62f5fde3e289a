/** `drizzle-kit generate --name <what>` in this folder writes the next migration; a person reads it before it is committed. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/schema/index.ts',
  out: './migrations',
});
