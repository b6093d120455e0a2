#!/usr/bin/env -S gjs -m
// A window with nothing in it but WebKitGTK, for WebKitWebDriver to drive (Debian: webkit2gtk-driver, gjs, gir1.2-webkit2-4.1).
// WebKit's own MiniBrowser would do, but its window can't be narrower than its toolbar, and a browser under automation
// keeps its console to itself unless its profile is a folder on the disk.
//
// It writes what a page logs ("CONSOLE …", by WebKit itself) and what it requests ("REQUEST …").
//
// webkit-window.mjs --profile=FOLDER [--still] [--scriptless]
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";
import system from "system";

const profile = system.programArgs.find((each) => each.startsWith("--profile="))?.slice("--profile=".length);
if (!profile) throw new Error("--profile=FOLDER is missing.");

Gtk.init(null);
// WebKitGTK takes prefers-reduced-motion from here.
Gtk.Settings.get_default().gtk_enable_animations = !system.programArgs.includes("--still");

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
});
const settings = new WebKit.Settings({
  enable_write_console_messages_to_stdout: true,
  enable_javascript: !system.programArgs.includes("--scriptless"),
});
context.set_automation_allowed(true);
context.connect("automation-started", (_, session) => {
  const application = new WebKit.ApplicationInfo();
  application.set_name("WebKitGTK");
  session.set_application_info(application);
  session.connect("create-web-view", openWindow);
  session.connect("will-close", () => Gtk.main_quit());
});
Gtk.main();

function openWindow() {
  const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
  view.connect("resource-load-started", (_, resource) => printerr(`REQUEST ${resource.uri}`));
  view.connect("close", () => Gtk.main_quit());
  // Under automation print() does nothing.
  const content = view.user_content_manager;
  content.register_script_message_handler("print");
  content.connect("script-message-received::print", () => printToFile(view));
  const window = new Gtk.Window({ decorated: false, default_width: 1280, default_height: 900 });
  window.add(view);
  window.show_all();
  return view;
}

/** Prints the page as its own `print()` would, into the profile's folder. */
function printToFile(view) {
  const operation = new WebKit.PrintOperation({ web_view: view });
  const print = new Gtk.PrintSettings();
  print.set_printer("Print to File");
  print.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, `file://${profile}/printed.pdf`);
  print.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  operation.set_print_settings(print);
  // WebKitGTK takes no size of paper from a page (@page): it is the printer's, here as in Poland.
  const sheet = new Gtk.PageSetup();
  sheet.set_paper_size_and_default_margins(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4));
  operation.set_page_setup(sheet);
  operation.print();
}
