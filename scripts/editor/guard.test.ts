/** @jest-environment node */
import { type Asking, refusal } from "./guard";

const own = { host: "localhost:4175", origin: "http://localhost:4175" };

test.each<[string, Asking]>([
  ["a page that is typed in", { method: "GET", headers: { host: own.host, "sec-fetch-site": "none" } }],
  ["a file of its own page", { method: "GET", headers: { host: own.host, "sec-fetch-site": "same-origin" } }],
  ["a change of its own page", { method: "POST", headers: { ...own, "sec-fetch-site": "same-origin" } }],
  ["a web socket of its own page", { method: "GET", headers: { ...own, upgrade: "websocket" } }],
  [
    "a link on another site",
    {
      method: "GET",
      headers: { host: own.host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    },
  ],
])("%s is answered", (_, asking) => {
  expect(refusal(asking, 4175)).toBeUndefined();
});

test.each<[string, Asking]>([
  ["a host that only resolves to this machine", { method: "GET", headers: { host: "evil.example:4175" } }],
  ["this machine by its number", { method: "GET", headers: { host: "127.0.0.1:4175" } }],
  ["no host", { method: "GET", headers: {} }],
  ["another port", { method: "GET", headers: { host: "localhost:80" } }],
  [
    "a change of another page",
    { method: "POST", headers: { host: own.host, origin: "https://evil.example" } },
  ],
  ["a change of a file", { method: "POST", headers: { host: own.host, origin: "null" } }],
  ["a change without an origin", { method: "POST", headers: { host: own.host } }],
  [
    "another program on this machine",
    { method: "POST", headers: { host: own.host, origin: "http://localhost:3000" } },
  ],
  [
    "a web socket of another page",
    { method: "GET", headers: { host: own.host, origin: "https://evil.example" } },
  ],
  [
    "a picture in another page",
    {
      method: "GET",
      headers: { host: own.host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    },
  ],
])("%s is refused", (_, asking) => {
  expect(refusal(asking, 4175)?.code).toMatch(/^refused/);
});
