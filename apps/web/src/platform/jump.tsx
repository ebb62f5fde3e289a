import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads to the place that the address names, once it is there: stands behind it. */
export function Jump() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return null;
}
