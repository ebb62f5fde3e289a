import { useEffect, useState } from 'react';
import { outbox } from '../../entities/play/outbox/device.ts';
import type { Delivery } from '../../entities/play/outbox/outbox.ts';

/** What became of a play on its way to the server; null while it is on its way. */
export function useDelivery(id: string | null): Delivery | null {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  useEffect(
    () =>
      outbox.subscribe((delivery) => {
        if (delivery.id === id) setDelivery(delivery);
      }),
    [id],
  );
  return delivery?.id === id ? delivery : null;
}
