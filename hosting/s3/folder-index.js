/** Addresses that are pages no more, and where they lead; `npm run deploy -- settings` writes them in. */
// prettier-ignore
var moved = {};

/**
 * CloudFront function for viewer requests (runtime cloudfront-js-2.0): S3 behind CloudFront knows no folders, so a page's
 * folder stands for the index.html in it, and a page without its slash leads to the slash. What is a page no more leads on.
 *
 * @param {{ request: { uri: string, querystring: Record<string, { value: string, multiValue?: { value: string }[] }> } }} event
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var place = moved[request.uri.endsWith("/") ? request.uri : request.uri + "/"];
  if (place) return redirect(301, "Moved Permanently", place, request.querystring);
  if (request.uri.endsWith("/")) {
    request.uri += "index.html";
    return request;
  }
  // Names of pages only: no dot, and nothing that a browser would take for another host ("//host", "/\host").
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(request.uri)) return request;
  return redirect(302, "Found", request.uri + "/", request.querystring);
}

function redirect(status, description, place, querystring) {
  return {
    statusCode: status,
    statusDescription: description,
    headers: { location: { value: place + query(querystring) } },
  };
}

/** The query as it was asked, from the form CloudFront gives it in: still percent-encoded. */
function query(parameters) {
  var parts = [];
  for (var name in parameters) {
    var values = parameters[name].multiValue || [parameters[name]];
    values.forEach(function (each) {
      parts.push(each.value === "" ? name : name + "=" + each.value);
    });
  }
  return parts.length ? "?" + parts.join("&") : "";
}
