import type { Locale } from "../../app/_i18n/languages";
import { termFault } from "./terms";

test.each<[Locale, string, string]>([
  ["pl", "w celu obsługi zamówienia", "zapytanie"],
  ["pl", "Zamówienie zostało wysłane!", "zapytanie"],
  ["pl", "aktualna karta danych", "karta techniczna"],
  ["pl", "bez zwisu", "wystawanie"],
  ["de", "mit Begleitschein im Register", "Übergabeschein"],
  ["de", "2 volle\u00a0Züge", "Lastzug"],
  ["de", "Jede Partie hat eine Nummer", "Charge"],
  ["en", "Confirmation of HT\u00a0treatment", "heat treatment"],
  ["en", "How many pallets fit on a truck?", "lorry"],
  ["en", "with a transfer note", "waste transfer note"],
  ["en", "Draw a custom pallet", "bespoke"],
  ["en", "The vehicle’s papers", "documents"],
  ["en", "The law of the country decides.", "prevails"],
])("%s: %s", (locale, text, use) => {
  expect(termFault(locale, "home.about.lead", text)).toMatch(new RegExp(`^says ".+": use ${use}`));
});

test.each<[Locale, string, string]>([
  ["pl", "messages.orderSent", "Zamówienie zostało wysłane!"],
  ["pl", "sixFacts.rows.minimum", "Minimalne zamówienie"],
  ["pl", "orderForm.fields.name.label", "Imię i nazwisko"],
  ["de", "roles.p1", "eine Partei"],
  ["en", "marks.p1", "the rollers of a pallet truck"],
  ["en", "waste.p1", "a waste transfer note (KPO)"],
])("%s, %s: %s is right", (locale, key, text) => {
  expect(termFault(locale, key, text)).toBeUndefined();
});
