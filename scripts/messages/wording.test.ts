import { type Locale, locales } from "../../app/_i18n/languages";
import { catalogOf } from "./catalog";
import { fixedClaims, wordingFault } from "./wording";

test.each<[Locale, string, string]>([
  ["pl", "Palety ze znakiem CE", "no law gives packaging a CE mark"],
  ["de", "Die Palette trägt das CE-Zeichen.", "no law gives packaging a CE mark"],
  ["pl", "Certyfikowane palety", "the manufacturer declares conformity alone"],
  ["de", "zertifizierte Paletten", "the manufacturer declares conformity alone"],
  ["en", "Our certified pallets", "the manufacturer declares conformity alone"],
  ["de", "geprüft durch eine notifizierte Stelle", "the manufacturer declares conformity alone"],
  ["pl", "Paleta neutralna dla klimatu", "Directive (EU) 2024/825 forbids claims of neutrality"],
  ["de", "klimaneutrale Palette", "Directive (EU) 2024/825 forbids claims of neutrality"],
  ["en", "a climate-neutral pallet", "Directive (EU) 2024/825 forbids claims of neutrality"],
  ["pl", "Palety przyjazne dla środowiska", "Directive (EU) 2024/825 forbids general"],
  ["de", "Umweltfreundlich verpackt", "Directive (EU) 2024/825 forbids general"],
  ["en", "eco-friendly packaging", "Directive (EU) 2024/825 forbids general"],
  ["pl", "Nasze palety są zgodne z PPWR", "what the law asks of everybody"],
  ["de", "EUDR-konforme Paletten", "what the law asks of everybody"],
  ["en", "PPWR-compliant pallets", "what the law asks of everybody"],
  ["en", "recyclability grade A", "no delegated act has set grades"],
  ["de", "Holz mit FSC", "it takes a certificate of the chain of custody"],
  ["de", "Der CO2-Fußabdruck der Palette ist klein", "what is stored in the wood is no footprint"],
  ["pl", "w celu obsługi zamówienia", "use zapytanie"],
  ["pl", "Zamówienie zostało wysłane!", "use zapytanie"],
  ["pl", "aktualna karta danych", "use karta techniczna"],
  ["pl", "bez zwisu", "use wystawanie"],
  ["de", "mit Begleit\u00adschein im Register", "use Übergabeschein"],
  ["de", "2 volle\u00a0Züge", "use Lastzug"],
  ["de", "Jede Partie hat eine Nummer", "use Charge"],
  ["en", "Confirmation of HT\u00a0treatment", "use heat treatment"],
  ["en", "How many pallets fit on a truck?", "use lorry"],
  ["en", "with a transfer note", "use waste transfer note"],
  ["en", "Draw a custom pallet", "use bespoke"],
  ["en", "The vehicle’s papers", "use documents"],
  ["en", "The law of the country decides.", "use prevails"],
])("in %s %j is refused: %s", (locale, text, why) => {
  expect(wordingFault(locale, "home.about.lead", text)).toMatch(/^says ".+": /);
  expect(wordingFault(locale, "home.about.lead", text)).toContain(`": ${why}`);
});

test.each<[Locale, string, string]>([
  ["pl", "", "Certyfikaty i licencje"],
  ["de", "", "Zertifikate"],
  ["de", "", "Konformitätserklärung nach PPWR"],
  ["pl", "", "EUDR: Referenznummer oder unsere Rolle"],
  ["en", "", "This is the CO2 bound in the wood, not the pallet’s carbon footprint."],
  ["pl", "", "To CO2 związany w drewnie, a nie ślad węglowy palety."],
  ["de", "", "Das im Holz gebundene CO2, nicht der CO2-Fußabdruck der Palette"],
  ["pl", "", "CEIDG"],
  ["de", "", "Ist der Klotz dort zugelassen?"],
  ["en", "", "the environmental team"],
  ["pl", "messages.orderSent", "Zamówienie zostało wysłane!"],
  ["pl", "sixFacts.rows.minimum", "Minimalne zamówienie"],
  ["pl", "orderForm.fields.name.label", "Imię i nazwisko"],
  ["de", "roles.p1", "eine Partei"],
  ["en", "marks.p1", "the rollers of a pallet truck"],
  ["en", "waste.p1", "a waste transfer note (KPO)"],
])("in %s, %j: %s is right", (locale, key, text) => {
  expect(wordingFault(locale, key, text)).toBeUndefined();
});

test("every text in the list of fixed claims makes a claim", () => {
  for (const key of fixedClaims)
    for (const locale of locales)
      expect(wordingFault(locale, "", catalogOf(locale).get(key) ?? "")).toBeDefined();
});
