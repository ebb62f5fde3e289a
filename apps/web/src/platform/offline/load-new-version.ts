import { askToTakeOver } from './service-worker-address.ts';

/** Loads the page anew in the version that the server has now, even if this one is kept on the device. */
export async function loadNewVersion(): Promise<void> {
  // Absent on pages served by plain http, whatever the types say.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration();
  const next = registration && (await newestOf(registration).catch(() => null));
  if (!next) return location.reload();
  container.addEventListener('controllerchange', () => location.reload());
  const begin = () => next.state === 'installed' && askToTakeOver(next);
  next.addEventListener('statechange', begin);
  begin();
}

async function newestOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update();
  return registration.installing ?? registration.waiting;
}
