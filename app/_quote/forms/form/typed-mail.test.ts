/** @jest-environment jsdom */
import { fillMail } from "./typed-mail";

/** A form with a consent, a composer with its entry, and an e-mail link. */
const page = `
  <div id="line-fields"><label><input type="radio" name="kind" value="1" aria-label="EUR, 1200 × 800" checked>EUR</label>
    <label><input type="radio" name="kind" value="2">Other</label>
    <label for="a">Amount</label><input id="a" value="5">
    <label for="v">Vehicle</label><select id="v"><option value="semi" selected>Trailer</option></select>
    <label for="d">Date</label><input id="d"><button>Add</button></div>
  <form name="x"><label for="m">Message\u00a0to us</label><textarea id="m" name="m"></textarea>
    <input type="checkbox" name="c" id="c"><label for="c">I agree.</label>
    <label for="n">Name</label><input id="n" name="n" value="Nowak"></form>
  <a data-mail="[cut]\nNot yet added: " href="mailto:office@firma.example?subject=S&amp;body="><b>Write</b></a>`;

test("a clicked e-mail link gets the list, the consent in words, each field with its label, a marked entry, and the message", () => {
  document.body.innerHTML = page;
  // jsdom has no `innerText`.
  for (const label of document.querySelectorAll("label")) label.innerText = label.textContent;
  const [entry, form] = document.querySelectorAll("#line-fields, form");
  const message = document.querySelector("textarea") as HTMLTextAreaElement;
  const bodyNow = (list = "") => {
    fillMail({ target: document.querySelector("b") } as unknown as Event, () => list);
    const { href = "" } = document.querySelector("a") ?? {};
    expect(href).toMatch(/^mailto:office@firma\.example\?subject=S&body=/);
    return new URL(href).searchParams.get("body")?.split("\r\n");
  };
  message.value = "two\nlines";
  const begun = ["Not yet added: ", "EUR, 1200 × 800", "Amount: 5", "Vehicle: Trailer"];
  expect(bodyNow()).toEqual(["Name: Nowak", ...begun, "Message to us: two", "lines", ""]);
  (form?.querySelector("[type=checkbox]") as HTMLInputElement).checked = true;
  entry?.remove();
  const list = "https://firma.example/landing/#l=x";
  expect(bodyNow(`${list}\n`)).toEqual([list, "I agree.", "Name: Nowak", "Message to us: two", "lines", ""]);
  message.value = "x".repeat(3000);
  expect(bodyNow()?.at(-1)).toMatch(/^Message to us: x+ \[cut\]$/);
});
