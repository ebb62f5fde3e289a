/** The pages: where one pays, and the list of what was paid. */
import { html, Html } from './html.ts';
import { type Language, languages } from './languages.ts';
import type { Fault, Payment, Told } from './payment.ts';
import { type Choice, failures, plainChoices } from './stories.ts';
import { style } from './style.ts';

const sign = html`<svg viewBox="0 0 96 96" aria-hidden="true">
  <path
    d="M30 52C14 60 8 76 7 90c12-5 18-3 24-8 5 5 12 4 17 8 5-4 12-3 17-8 6 5 12 3 24 8-1-14-7-30-23-38z"
    fill="#e64a94"
  />
  <path
    d="M38 8h20c3 0 5.500 1.400 7 4l17 28c1.600 2.700 1.600 6 0 8.600L65 76c-1.500 2.600-4 4-7 4H38c-3 0-5.500-1.400-7-4L14 48.600a8.400 8.400 0 0 1 0-8.600l17-28c1.500-2.600 4-4 7-4z"
    fill="#5a4be0"
  />
  <path
    d="M24 38c0-7 7-9 12-9 5 0 8 2.500 12 2.500S55 29 60 29c5 0 12 2 12 9 0 9-6 14-13 14-6 0-8-4-11-4s-5 4-11 4c-7 0-13-5-13-14z"
    fill="#232447"
  />
  <ellipse cx="37" cy="40" rx="6.500" ry="7" fill="#fff" />
  <ellipse cx="59" cy="40" rx="6.500" ry="7" fill="#fff" />
  <circle cx="38.500" cy="41" r="3.300" fill="#232447" />
  <circle cx="57.500" cy="41" r="3.300" fill="#232447" />
  <path d="M40 60c3 4 13 4 16 0" stroke="#fff" stroke-width="3.200" stroke-linecap="round" fill="none" />
</svg>`;

/** Its hash stands in the policy of the page. */
const sheet = new Html(`<style>${style}</style>`);

function page(language: Language, title: string, body: Html, isWide = false): string {
  const { list } = languages[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Mindhero</title>
        <link rel="icon" href="data:," />
        ${sheet}
      </head>
      <body class="${isWide ? 'wide' : ''}">
        <header>
          ${sign}${isWide ? html`<h1>${title}</h1>` : html`<span>${title}</span> <a href="/" target="_blank">${list}</a>`}
        </header>
        <main>${body}</main>
      </body>
    </html>`.text;
}

/** An amount in hundredths, as one writes it. */
function money(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);
}

/** Where somebody pays, or sees that it is done already. */
export function checkoutPage(payment: Payment, language: Language): string {
  const words = languages[language];
  const { reference, description, amount, currency, resultUrl } = payment.asked;
  const sum = money(amount, currency, language);
  const button = (choice: Choice, kind: string, text: string) =>
    html`<button class="${kind}" name="choice" value="${choice}">${text}</button>`;
  const [pay, decline, cancel] = plainChoices;
  const menu = Object.entries(failures).map(
    ([group, choices]) =>
      html`<h2>${words.groups[group as keyof typeof failures]}</h2>
        <div class="rows">
          ${choices.map((choice) => {
            const [name, what] = words.choices[choice];
            return html`<button class="choice" name="choice" value="${choice}">
              ${name}<span>${what}</span>
            </button>`;
          })}
        </div>`,
  );
  const head = html`<p class="muted">${words.order} ${reference}</p>
    <h1 class="sum">${sum}</h1>
    <p>${description}</p>`;
  const body =
    payment.status === 'prepared'
      ? html`<p class="note">${words.notice}</p>
          <form method="post" action="/choose" class="stack">
            <input type="hidden" name="payment" value="${payment.id}" />
            <div class="card">
              ${head}
              <div class="rows">
                ${button(pay, 'main', words.pay(sum))} ${button(decline, '', words.decline)}
                ${button(cancel, 'quiet', words.cancel)}
              </div>
            </div>
            <details class="card">
              <summary>${words.menu}</summary>
              ${menu}
            </details>
          </form>`
      : html`<div class="card">
          ${head}
          <p class="told">
            <span class="pill ${payment.status}">${words.statuses[payment.status]}</span> ${words.ended}
          </p>
          <div class="rows"><a class="button" href="${resultUrl.href}">${words.back}</a></div>
        </div>`;
  return page(language, words.title, body);
}

/** Why nothing can be paid. */
export function refusalPage(fault: Fault | 'isDown' | 'notFound', language: Language): string {
  const words = languages[language];
  const text = fault === 'isDown' || fault === 'notFound' ? words[fault] : words.faults[fault];
  const body = html`<div class="card"><h1>${words.refused}</h1></div>
    <p class="note bad">${text}</p>`;
  return page(language, words.title, body);
}

/** What was paid, what the shop was told and answered, and what can still happen. */
export function listPage(payments: readonly Payment[], isDown: boolean, language: Language): string {
  const words = languages[language];
  const body = html`<p class="note">${words.notice}</p>
    <form method="post" action="/switch" class="switch ${isDown ? 'note bad' : 'card'}">
      <span>${isDown ? words.isDown : words.up}</span>
      <button name="down" value="${isDown ? 'no' : 'yes'}">${isDown ? words.bringUp : words.takeDown}</button>
    </form>
    ${payments.length === 0 ? html`<p class="card muted">${words.none}</p>` : null}
    ${payments.map((payment) => card(payment, language))}`;
  return page(language, words.list, body, true);
}

function card(payment: Payment, language: Language): Html {
  const words = languages[language];
  const { id, asked, status, choice, amount, currency, held, told } = payment;
  const name =
    choice === null || choice === 'pay' || choice === 'decline' || choice === 'cancel'
      ? null
      : html`<span class="muted">${words.choices[choice][0]}</span>`;
  const button = (address: string, text: string) =>
    html`<form method="post" action="${address}">
      <button name="payment" value="${id}">${text}</button>
    </form>`;
  const actions = [
    ...(held === null ? [] : [button('/release', words.release)]),
    ...(status === 'success' ? [button('/reverse', words.reverse)] : []),
  ];
  return html`<section class="card">
    <div class="head">
      <h2>${asked.reference}</h2>
      <span class="pill ${status}">${words.statuses[status]}</span>${name}
      <strong>${money(amount, currency, language)}</strong>
    </div>
    <p class="muted">${asked.description}</p>
    ${
      told.length === 0
        ? null
        : html`<p class="told">
            <span>${words.told}</span>${told.map((message) => messageOf(message, language))}
          </p>`
    }
    ${actions.length === 0 ? null : html`<div class="actions">${actions}</div>`}
  </section>`;
}

function messageOf({ status, forgery, answer }: Told, language: Language): Html {
  const words = languages[language];
  const result = answer === undefined ? '…' : (answer ?? words.noAnswer);
  const forged = forgery === undefined ? '' : ` (${words.forged})`;
  return html`<span class="pill">${words.statuses[status]}${forged} → ${result}</span>`;
}
