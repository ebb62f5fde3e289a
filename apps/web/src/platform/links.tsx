/** The design system's controls as links that know the routes. */
import { ButtonAnchor } from '@mindhero/ui/button';
import { createLink } from '@tanstack/react-router';

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
